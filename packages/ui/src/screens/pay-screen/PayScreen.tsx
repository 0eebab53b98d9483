import { FileQuestionMark } from 'lucide';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { groupOrderLines, OrderLines } from '../../patterns/order-lines/index.ts';
import { useCheckoutWording } from '../../wording/checkout.ts';
import { CheckoutFrame, LinesSkeleton } from '../checkout-frame/index.ts';
import { ForbiddenResult } from '../forbidden-result/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import { PayPanel } from './PayPanel.tsx';
import { Body } from './PayScreen.styles.ts';
import type { PayScreenProps } from './props.ts';

/** Paying an order (spec section 2, /shopping/payconfirm): how much, how long, by what, and what is safe. */
export function PayScreen({ state, ordersHref, onRetry, onSignIn, ...paying }: PayScreenProps) {
  const words = useCheckoutWording().pay;
  const orders = ordersHref !== null && <Button href={ordersHref}>{words.orders}</Button>;
  if (state.status === 'forbidden') {
    return (
      <CheckoutFrame step="pay" title={words.title}>
        <ForbiddenResult heading="h2" onSignIn={onSignIn}>{words.forbidden}</ForbiddenResult>
      </CheckoutFrame>
    );
  }
  return (
    <CheckoutFrame step="pay" title={words.title}>
      <ScreenFrame
        state={state}
        heading="h2"
        onRetry={onRetry}
        loadingLabel={words.loading}
        skeleton={<LinesSkeleton count={2} />}
        empty={<EmptyState icon={FileQuestionMark} title={words.emptyTitle} action={orders}>{words.emptyBody}</EmptyState>}
      >
        {({ order, secondsLeft }) => (
          <Body>
            <PayPanel {...paying} order={order} secondsLeft={secondsLeft} orders={orders} />
            <section className="wt-panel wt-order" aria-label={words.courses}>
              <h2>{words.courses}</h2>
              <p className="wt-number">
                <span>{words.orderNum}</span>
                <span>{order.orderNum}</span>
              </p>
              <OrderLines groups={groupOrderLines(order.lines)} />
            </section>
          </Body>
        )}
      </ScreenFrame>
    </CheckoutFrame>
  );
}
