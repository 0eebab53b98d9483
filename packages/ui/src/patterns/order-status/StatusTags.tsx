import type { ComponentProps } from 'react';
import { CircleCheck, CircleX, Clock, Hourglass, Receipt, TimerOff, Undo2 } from 'lucide';
import { invoiceStatusLabel, orderStatusLabel, refundStatusLabel } from '@wutong/domain';
import type { InvoiceStatus, OrderStatus, RefundStatus } from '@wutong/domain';
import type { IconShape } from '../../components/icon/index.ts';
import { Tag } from '../../components/tag/index.ts';

/** How a status looks: a shape of its own, and a colour that only repeats what word and shape say. */
interface Look {
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  icon: IconShape;
  look?: 'outline';
}

const ORDER_LOOKS: Record<OrderStatus, Look> = {
  1: { tone: 'warning', icon: Clock },
  2: { tone: 'success', icon: CircleCheck },
  3: { tone: 'neutral', icon: TimerOff, look: 'outline' },
  4: { tone: 'neutral', icon: Undo2, look: 'outline' },
  5: { tone: 'info', icon: Undo2 },
  6: { tone: 'success', icon: Receipt },
  7: { tone: 'info', icon: Hourglass },
};

const REFUND_LOOKS: Record<RefundStatus, Look> = {
  reviewing: { tone: 'info', icon: Hourglass },
  refused: { tone: 'danger', icon: CircleX },
  approved: { tone: 'warning', icon: Clock },
  done: { tone: 'success', icon: Undo2 },
};

const INVOICE_LOOKS: Record<InvoiceStatus, Look> = {
  submitted: { tone: 'info', icon: Hourglass },
  refused: { tone: 'danger', icon: CircleX },
  issued: { tone: 'success', icon: Receipt },
  reversing: { tone: 'warning', icon: Clock },
  reversed: { tone: 'neutral', icon: Undo2, look: 'outline' },
};

interface StatusTagProps<Status> extends Omit<ComponentProps<'span'>, 'children'> {
  status: Status;
}

export type OrderStatusTagProps = StatusTagProps<OrderStatus>;
export type RefundStatusTagProps = StatusTagProps<RefundStatus>;
export type InvoiceStatusTagProps = StatusTagProps<InvoiceStatus>;

/** An order's status as a word and a shape (spec section 4). */
export function OrderStatusTag({ status, ...rest }: OrderStatusTagProps) {
  return <Tag {...ORDER_LOOKS[status]} {...rest}>{orderStatusLabel(status)}</Tag>;
}

/** Where an application for a refund stands, as a word and a shape. */
export function RefundStatusTag({ status, ...rest }: RefundStatusTagProps) {
  return <Tag {...REFUND_LOOKS[status]} {...rest}>{refundStatusLabel(status)}</Tag>;
}

/** Where an invoice stands, as a word and a shape. */
export function InvoiceStatusTag({ status, ...rest }: InvoiceStatusTagProps) {
  return <Tag {...INVOICE_LOOKS[status]} {...rest}>{invoiceStatusLabel(status)}</Tag>;
}
