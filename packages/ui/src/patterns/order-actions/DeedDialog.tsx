import { formatFen, orderActionLabel } from '@wutong/domain';
import type { OrderOverview } from '@wutong/domain';
import { useOrderWording } from '../../wording/order.ts';
import { fill } from '../../wording/index.ts';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import type { OrderDeed } from './deeds.ts';

export interface DeedDialogProps {
  order: OrderOverview;
  /** What is asked about; it stays while the dialog leaves. */
  deed: OrderDeed;
  open: boolean;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an order is given up or removed or its refund taken back: names it, and says what stays. */
export function DeedDialog({ order, deed, ...dialog }: DeedDialogProps) {
  const words = useOrderWording().orderCard;
  const facts = { orderNum: order.orderNum, count: order.lines.length, amount: formatFen(order.total) };
  return (
    <ConfirmDialog
      danger
      title={words[`${deed}Title`]}
      confirmLabel={orderActionLabel(deed)}
      body={
        <>
          <p>{fill(words[`${deed}Body`], facts)}</p>
          <p>{words[`${deed}Safe`]}</p>
        </>
      }
      {...dialog}
    />
  );
}
