import { FileQuestionMark } from 'lucide';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { ReapplyForm, RefundForm } from '../../patterns/refund-form/index.ts';
import { useOrderWording } from '../../wording/order.ts';
import { ForbiddenResult } from '../forbidden-result/index.ts';
import { OrderFrame, PanelsSkeleton } from '../order-frame/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import type { RefundScreenProps, RefundTask } from './props.ts';
import { RefundSummary } from './RefundSummary.tsx';

/** Asking for money back (spec section 2, /order/refund): the application, its answer to a refusal, and how it stands. */
export function RefundScreen({
  state, orderHref, ordersHref, failure, pending, onApply, onReapply, onRetry, onSignIn,
}: RefundScreenProps) {
  const words = useOrderWording().refund;
  const task = state.status === 'ready' ? state.task : 'apply';
  const titles = { apply: words.title, reapply: words.reapplyTitle, view: words.progress };
  const frame = { title: titles[task], back: { label: words.back, href: orderHref } };
  if (state.status === 'forbidden') {
    return (
      <OrderFrame {...frame}>
        <ForbiddenResult heading="h2" onSignIn={onSignIn}>{words.forbidden}</ForbiddenResult>
      </OrderFrame>
    );
  }
  return (
    <OrderFrame {...frame}>
      <ScreenFrame<RefundTask>
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
        {(ready) => {
          switch (ready.task) {
            case 'apply':
              return <RefundForm lines={ready.lines} invoice={ready.invoice} failure={failure} pending={pending} onSubmit={onApply} />;
            case 'reapply':
              return <ReapplyForm refund={ready.refund} failure={failure} pending={pending} onSubmit={onReapply} />;
            default:
              return (
                <Stack>
                  {ready.justSent && <Banner tone="success" title={words.doneTitle}>{words.doneBody}</Banner>}
                  <RefundSummary refund={ready.refund} orderHref={orderHref} />
                </Stack>
              );
          }
        }}
      </ScreenFrame>
    </OrderFrame>
  );
}
