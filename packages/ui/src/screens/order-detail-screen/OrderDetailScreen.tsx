import { FileQuestionMark } from 'lucide';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { InvoiceCard } from '../../patterns/invoice-card/index.ts';
import { OrderActions } from '../../patterns/order-actions/index.ts';
import { groupOrderLines, OrderLines } from '../../patterns/order-lines/index.ts';
import { OrderStatusTag, RefundStatusTag } from '../../patterns/order-status/index.ts';
import { Panel, PanelColumns } from '../../patterns/panels/index.ts';
import { RefundProgress } from '../../patterns/refund-progress/index.ts';
import { useOrderWording } from '../../wording/order.ts';
import { ForbiddenResult } from '../forbidden-result/index.ts';
import { OrderFrame, PanelsSkeleton } from '../order-frame/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderNote } from './OrderNote.tsx';
import type { OrderDetailScreenProps } from './props.ts';

/** One order (spec section 2, /orderdetail): how it stands, what is in it, its refund, its invoice, and what can be done. */
export function OrderDetailScreen({
  state, placeHref, onDeed, pending, ordersHref, invoiceEditHref, onWithdrawInvoice, withdrawing, onRetry, onSignIn,
}: OrderDetailScreenProps) {
  const words = useOrderWording().order;
  const frame = { title: words.title, back: { label: words.back, href: ordersHref } };
  if (state.status === 'forbidden') {
    return (
      <OrderFrame {...frame}>
        <ForbiddenResult heading="h2" onSignIn={onSignIn}>{words.forbidden}</ForbiddenResult>
      </OrderFrame>
    );
  }
  return (
    <OrderFrame {...frame} aside={state.status === 'ready' && <OrderStatusTag status={state.order.status} />}>
      <ScreenFrame
        state={state}
        heading="h2"
        onRetry={onRetry}
        loadingLabel={words.loading}
        skeleton={<PanelsSkeleton />}
        empty={
          <EmptyState icon={FileQuestionMark} title={words.emptyTitle} action={<Button variant="primary" href={ordersHref}>{words.back}</Button>}>
            {words.emptyBody}
          </EmptyState>
        }
      >
        {({ order, refund, invoice, secondsLeft }) => (
          <PanelColumns
            summary={<OrderFacts order={order} />}
            act={<OrderActions order={order} placeHref={placeHref} onDeed={onDeed} pending={pending} />}
          >
            <OrderNote order={order} secondsLeft={secondsLeft} />
            {refund && (
              <Panel heading={words.progress} aside={<RefundStatusTag status={refund.status} />}>
                <RefundProgress refund={refund} />
              </Panel>
            )}
            <Panel heading={words.courses}>
              <OrderLines tone="plain" groups={groupOrderLines(order.lines)} />
            </Panel>
            {invoice && (
              <InvoiceCard invoice={invoice} editHref={invoiceEditHref} onWithdraw={onWithdrawInvoice} pending={withdrawing} />
            )}
          </PanelColumns>
        )}
      </ScreenFrame>
    </OrderFrame>
  );
}
