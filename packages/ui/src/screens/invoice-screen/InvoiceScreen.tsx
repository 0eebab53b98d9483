import { FileQuestionMark } from 'lucide';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { InvoiceCard } from '../../patterns/invoice-card/index.ts';
import { InvoiceForm } from '../../patterns/invoice-form/index.ts';
import { groupOrderLines, OrderLines } from '../../patterns/order-lines/index.ts';
import { Panel } from '../../patterns/panels/index.ts';
import { useInvoiceWording } from '../../wording/invoice.ts';
import { fill } from '../../wording/index.ts';
import { ForbiddenResult } from '../forbidden-result/index.ts';
import { OrderFrame, PanelsSkeleton } from '../order-frame/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import type { InvoiceScreenProps, InvoiceTask } from './props.ts';

/** Asking for an invoice and looking at it (spec section 2, /invoiceout). */
export function InvoiceScreen({
  state, orderHref, ordersHref, editHref, failure, pending, onSubmit, onWithdraw, onRetry, onSignIn,
}: InvoiceScreenProps) {
  const words = useInvoiceWording().invoice;
  const titleOf = (task: InvoiceTask): string => {
    if (task.task === 'view') return words.viewTitle;
    return task.editing ? words.editTitle : words.title;
  };
  const frame = {
    title: state.status === 'ready' ? titleOf(state) : words.title,
    back: { label: words.back, href: orderHref },
  };
  if (state.status === 'forbidden') {
    return (
      <OrderFrame {...frame}>
        <ForbiddenResult heading="h2" onSignIn={onSignIn}>{words.forbidden}</ForbiddenResult>
      </OrderFrame>
    );
  }
  return (
    <OrderFrame {...frame} aside={state.status === 'ready' && <small>{fill(words.order, { orderNum: state.order.orderNum })}</small>}>
      <ScreenFrame<InvoiceTask>
        state={state}
        heading="h2"
        onRetry={onRetry}
        loadingLabel={words.loading}
        skeleton={<PanelsSkeleton />}
        empty={
          <EmptyState icon={FileQuestionMark} title={words.emptyTitle} action={<Button variant="primary" href={ordersHref}>{words.orders}</Button>}>
            {words.emptyBody}
          </EmptyState>
        }
      >
        {(ready) => ready.task === 'apply' ? (
          <InvoiceForm
            amount={ready.amount}
            initial={ready.initial}
            editing={ready.editing}
            failure={failure}
            pending={pending}
            onSubmit={onSubmit}
          />
        ) : (
          <Stack>
            {ready.justSent && <Banner tone="success" title={words.doneTitle}>{words.doneBody}</Banner>}
            <InvoiceCard invoice={ready.invoice} editHref={editHref} onWithdraw={onWithdraw} pending={pending} />
            <Panel heading={words.courses}>
              <OrderLines tone="plain" groups={groupOrderLines(ready.order.lines)} />
            </Panel>
          </Stack>
        )}
      </ScreenFrame>
    </OrderFrame>
  );
}
