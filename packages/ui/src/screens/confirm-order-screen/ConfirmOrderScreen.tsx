import { ClipboardList } from 'lucide';
import type { CartGroup, Fen } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Link } from '../../components/link/index.ts';
import { Price } from '../../components/price/index.ts';
import { groupsOfCart, OrderLines } from '../../patterns/order-lines/index.ts';
import { useCheckoutWording } from '../../wording/checkout.ts';
import { CheckoutFrame, LinesSkeleton } from '../checkout-frame/index.ts';
import { ForbiddenResult } from '../forbidden-result/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import type { ScreenState } from '../state.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { Body } from './ConfirmOrderScreen.styles.ts';

/** What is about to be ordered; `total` is to be paid and `saved` was taken off, both in fen. */
interface ConfirmOrder {
  groups: CartGroup[];
  total: Fen;
  saved: Fen;
}

/** What the confirmation page is in. */
export type ConfirmOrderState = ScreenState<ConfirmOrder>;

/** Whom the courses will belong to. */
export interface Buyer {
  /** Real name; null before the certification. */
  name: string | null;
  /** As it may be shown: with its middle hidden. */
  mobile: string;
}

export interface ConfirmOrderScreenProps {
  state: ConfirmOrderState;
  buyer: Buyer;
  /** The order is on its way; a second press does nothing. */
  submitting: boolean;
  /** Why the last try placed no order. */
  failure: string | null;
  onSubmit: () => void;
  /** The cart, or the course that was to be bought at once. */
  backHref: string;
  onRetry: () => void;
  onSignIn?: (() => void) | undefined;
}

/** The last look before an order is placed (spec section 2, /shopping/userconfirm and userbuy). */
export function ConfirmOrderScreen({
  state, buyer, submitting, failure, onSubmit, backHref, onRetry, onSignIn,
}: ConfirmOrderScreenProps) {
  const words = useCheckoutWording().checkout;
  if (state.status === 'forbidden') {
    return (
      <CheckoutFrame step="confirm" title={words.confirm}>
        <ForbiddenResult heading="h2" onSignIn={onSignIn}>{words.forbidden}</ForbiddenResult>
      </CheckoutFrame>
    );
  }
  return (
    <CheckoutFrame step="confirm" title={words.confirm}>
      <ScreenFrame
        state={state}
        heading="h2"
        onRetry={onRetry}
        loadingLabel={words.loading}
        skeleton={<LinesSkeleton />}
        empty={
          <EmptyState
            icon={ClipboardList}
            title={words.emptyTitle}
            action={<Button variant="primary" href={backHref}>{words.backToCart}</Button>}
          >
            {words.emptyBody}
          </EmptyState>
        }
      >
        {({ groups, total, saved }) => (
          <Body>
            <section className="wt-panel wt-buyer" aria-label={words.buyer}>
              <h2>{words.buyer}</h2>
              <dl>
                <div>
                  <dt>{words.buyerName}</dt>
                  <dd>{buyer.name ?? words.unnamed}</dd>
                </div>
                <div>
                  <dt>{words.buyerMobile}</dt>
                  <dd>{buyer.mobile}</dd>
                </div>
              </dl>
            </section>
            <section className="wt-panel wt-courses" aria-label={words.courses}>
              <div className="wt-panel-head">
                <h2>{words.courses}</h2>
                <Link look="plain" href={backHref}>{words.back}</Link>
              </div>
              <OrderLines groups={groupsOfCart(groups)} />
            </section>
            <OrderSummary
              count={groups.reduce((sum, group) => sum + group.lines.length, 0)}
              total={total}
              saved={saved}
            />
            <div className="wt-act">
              {failure !== null && <Banner tone="danger" title={words.failedTitle}>{failure}</Banner>}
              <span className="wt-due">
                <span>{words.total}</span>
                <Price amount={total} tone="plain" />
              </span>
              <Button variant="primary" size="lg" loading={submitting} onClick={onSubmit}>
                {total === 0 ? words.submitFree : words.submit}
              </Button>
            </div>
          </Body>
        )}
      </ScreenFrame>
    </CheckoutFrame>
  );
}
