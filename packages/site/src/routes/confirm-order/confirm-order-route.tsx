import { ConfirmOrderScreen } from '@wutong/ui/screens/confirm-order-screen';
import { cartTotals, displayName, linesToBuy, maskMobile, type Cart } from '@wutong/domain';
import { toScreenState } from '../../api/screen-state.ts';
import { href, SHOPPING_ROUTES } from '../../catalogue/index.ts';
import { useLearner } from '../../session/use-learner.ts';
import { useSite } from '../../shell/site-context.ts';
import { useCartRead } from '../cart/use-cart-read.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** Confirm the selected courses of the cart, in both shopping variants. */
export default function ConfirmOrderRoute() {
  const { branch } = useSite();
  const learner = useLearner();
  const read = useCartRead();
  const { submit, submitting, failure } = usePlaceOrder();
  const lines = read.data ? linesToBuy(read.data) : [];
  const state = toScreenState(read, toBuy, (cart) => linesToBuy(cart).length === 0);
  return (
    <ConfirmOrderScreen
      state={state}
      buyer={{ name: learner ? displayName(learner) : '', mobile: maskMobile(learner?.mobile ?? '') }}
      submitting={submitting}
      failure={failure}
      onSubmit={() => {
        if (!read.data) return;
        const courseIds = lines.map((line) => line.courseId);
        void submit({ courseIds, total: cartTotals(read.data).total, source: 'cart' });
      }}
      backHref={href(SHOPPING_ROUTES[branch.shopping].cart)}
      onRetry={() => void read.mutate()}
    />
  );
}

/** The part of a cart that will be bought, and what it comes to. */
function toBuy(cart: Cart) {
  const groups = cart.groups
    .map((group) => ({ ...group, lines: linesToBuy({ groups: [group] }) }))
    .filter((group) => group.lines.length > 0);
  const { total, saved } = cartTotals(cart);
  return { groups, total, saved };
}
