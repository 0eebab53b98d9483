import { ShoppingCart } from 'lucide';
import { cartLines, cartTotals, linesToBuy, selectionOf } from '@wutong/domain';
import type { Cart } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { CartGroupList } from '../../patterns/cart-group-list/index.ts';
import { CheckoutBar } from '../../patterns/checkout-bar/index.ts';
import { useCartWording } from '../../wording/cart.ts';
import { fill } from '../../wording/index.ts';
import { CheckoutFrame, LinesSkeleton } from '../checkout-frame/index.ts';
import { ForbiddenResult } from '../forbidden-result/index.ts';
import { ScreenFrame, useKeptPlace } from '../screen-frame/index.ts';
import type { ScreenState } from '../state.ts';
import { CartBody } from './CartScreen.styles.ts';
import { RemovalDialog } from './RemovalDialog.tsx';
import { useRemoval } from './use-removal.ts';

/** What the cart page is in. */
export type CartState = ScreenState<{ cart: Cart }>;

export interface CartScreenProps {
  state: CartState;
  /** Ids of courses that are being changed. */
  pending: readonly string[];
  /** What the buyer should know: prices that changed, courses that left the shelf. */
  notice?: string | undefined;
  onSelect: (courseIds: string[], selected: boolean) => void;
  /** Called after the buyer confirmed. */
  onRemove: (courseIds: string[]) => void;
  /** Called after the buyer confirmed. */
  onClear: () => void;
  onCheckout: () => void;
  courseHref: (courseId: string, institutionId: string) => string;
  browseHref: string;
  onRetry: () => void;
  onSignIn?: (() => void) | undefined;
}

/** The personal cart (spec section 2, /shopping/user): courses by institution, what they come to, and the way on. */
export function CartScreen({
  state, pending, notice, onSelect, onRemove, onClear, onCheckout, courseHref, browseHref, onRetry, onSignIn,
}: CartScreenProps) {
  const words = useCartWording().cart;
  const { removal, open, ask, close } = useRemoval();
  const cart = state.status === 'ready' ? state.cart : null;
  const lines = cart === null ? [] : cartLines(cart);
  const heading = useKeptPlace(cart === null ? null : lines.length);
  const aside = lines.length > 0 && (
    <>
      <small>{fill(words.count, { count: lines.length })}</small>
      <Button size="sm" variant="quiet" onClick={() => ask({ lines, all: true })}>{words.clear}</Button>
    </>
  );
  return (
    <CheckoutFrame step="cart" title={words.title} aside={aside} headingRef={heading}>
      {state.status === 'forbidden' ? (
        <ForbiddenResult heading="h2" onSignIn={onSignIn}>{words.forbidden}</ForbiddenResult>
      ) : (
        <ScreenFrame
          state={state}
          heading="h2"
          onRetry={onRetry}
          loadingLabel={words.loading}
          skeleton={<LinesSkeleton />}
          empty={
            <EmptyState
              icon={ShoppingCart}
              title={words.emptyTitle}
              action={<Button variant="primary" href={browseHref}>{words.browse}</Button>}
            >
              {words.emptyBody}
            </EmptyState>
          }
        >
          {(ready) => (
            <CartBody>
              {notice !== undefined && <Banner tone="warning">{notice}</Banner>}
              <CartGroupList
                groups={ready.cart.groups}
                pending={pending}
                onSelect={onSelect}
                onRemove={(courseId) => ask({ lines: lines.filter((line) => line.courseId === courseId), all: false })}
                courseHref={courseHref}
              />
              <CheckoutBar
                totals={cartTotals(ready.cart)}
                selection={selectionOf(lines)}
                selectable={lines.some((line) => line.available)}
                onSelectAll={(selected) => {
                  onSelect(lines.filter((line) => line.available).map((line) => line.courseId), selected);
                }}
                onRemoveSelected={() => ask({ lines: linesToBuy(ready.cart), all: false })}
                onCheckout={onCheckout}
              />
            </CartBody>
          )}
        </ScreenFrame>
      )}
      <RemovalDialog
        open={open}
        removal={removal}
        onConfirm={(asked) => (asked.all ? onClear() : onRemove(asked.lines.map((line) => line.courseId)))}
        onClose={close}
      />
    </CheckoutFrame>
  );
}
