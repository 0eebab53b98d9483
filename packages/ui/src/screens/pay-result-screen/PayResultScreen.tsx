import type { ReactNode } from 'react';
import { FileQuestionMark } from 'lucide';
import { formatFen, formatMoment } from '@wutong/domain';
import type { Order, PaymentState } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Result } from '../../components/result/index.ts';
import { groupOrderLines, OrderLines } from '../../patterns/order-lines/index.ts';
import { useCheckoutWording } from '../../wording/checkout.ts';
import { CheckoutFrame, LinesSkeleton } from '../checkout-frame/index.ts';
import { ForbiddenResult } from '../forbidden-result/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import type { ScreenState } from '../state.ts';
import { Facts } from './PayResultScreen.styles.ts';

/** How a payment ended, or that it has not yet. */
export type PayOutcome = PaymentState;

/** What the result page is in. */
export type PayResultState = ScreenState<{ order: Order; outcome: PayOutcome }>;

export interface PayResultScreenProps {
  state: PayResultState;
  studyHref: string;
  /** Where the order can still be paid; null when it can't. */
  payHref: string | null;
  browseHref: string;
  /** Reads the result again. */
  onRetry: () => void;
  onSignIn?: (() => void) | undefined;
}

const kinds = { paid: 'success', failed: 'failed', expired: 'failed', waiting: 'waiting' } as const;

type OutcomeProps = Omit<PayResultScreenProps, 'state' | 'onSignIn'> & { outcome: PayOutcome };

/** What happened, what is safe, and the way on. */
function Outcome({ outcome, studyHref, payHref, browseHref, onRetry }: OutcomeProps) {
  const words = useCheckoutWording().payResult;
  const browse = <Button href={browseHref}>{words.browse}</Button>;
  const pay = payHref !== null && <Button variant="primary" href={payHref}>{words.payAgain}</Button>;
  const actions: Record<PayOutcome, ReactNode> = {
    paid: <><Button variant="primary" href={studyHref}>{words.study}</Button>{browse}</>,
    failed: <>{pay}{browse}</>,
    expired: browse,
    waiting: (
      <>
        <Button variant="primary" onClick={onRetry}>{words.refresh}</Button>
        {payHref !== null && <Button href={payHref}>{words.backToPay}</Button>}
      </>
    ),
  };
  const failed = payHref === null ? words.failedClosed : words.failedBody;
  return (
    <Result kind={kinds[outcome]} title={words[`${outcome}Title`]} actions={actions[outcome]}>
      {outcome === 'failed' ? failed : words[`${outcome}Body`]}
    </Result>
  );
}

/** How a payment ended (spec section 2, /shopping/success and /shopping/error). */
export function PayResultScreen({ state, onSignIn, ...ways }: PayResultScreenProps) {
  const words = useCheckoutWording().payResult;
  const paid = state.status === 'ready' && state.outcome === 'paid';
  return (
    <CheckoutFrame step={paid ? 'done' : 'pay'} done={paid}>
      {state.status === 'forbidden' ? (
        <ForbiddenResult onSignIn={onSignIn}>{words.forbidden}</ForbiddenResult>
      ) : (
        <ScreenFrame
          state={state}
          onRetry={ways.onRetry}
          loadingLabel={words.loading}
          skeleton={<LinesSkeleton count={1} />}
          empty={
            <EmptyState
              icon={FileQuestionMark}
              title={words.emptyTitle}
              action={<Button variant="primary" href={ways.browseHref}>{words.browse}</Button>}
            >
              {words.emptyBody}
            </EmptyState>
          }
        >
          {({ order, outcome }) => (
            <>
              <Outcome outcome={outcome} {...ways} />
              <Facts>
                <dl>
                  <div><dt>{words.orderNum}</dt><dd>{order.orderNum}</dd></div>
                  <div><dt>{words.amount}</dt><dd>{formatFen(order.total)}</dd></div>
                  {order.paidAt !== null && <div><dt>{words.paidAt}</dt><dd>{formatMoment(order.paidAt)}</dd></div>}
                </dl>
                <OrderLines heading="h2" groups={groupOrderLines(order.lines)} />
              </Facts>
            </>
          )}
        </ScreenFrame>
      )}
    </CheckoutFrame>
  );
}
