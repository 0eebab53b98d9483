import { useNavigate } from 'react-router-dom';
import { CartScreen } from '@wutong/ui/screens/cart-screen';
import { cartLines } from '@wutong/domain';
import { toScreenState } from '../../api/screen-state.ts';
import { href, SHOPPING_ROUTES } from '../../catalogue/index.ts';
import { useSite } from '../../shell/site-context.ts';
import { useCart } from './use-cart.ts';

/** Personal cart, in both shopping variants. */
export default function CartRoute() {
  const { branch } = useSite();
  const navigate = useNavigate();
  const cart = useCart();
  const state = toScreenState(
    cart.read,
    (data) => ({ cart: data }),
    (data) => cartLines(data).length === 0,
  );
  return (
    <CartScreen
      state={state}
      pending={cart.pending}
      notice={cart.notice ?? undefined}
      onSelect={(ids, selected) => void cart.select(ids, selected)}
      onRemove={(ids) => void cart.remove(ids)}
      onClear={() => void cart.clear()}
      onCheckout={() => void navigate(href(SHOPPING_ROUTES[branch.shopping].confirm))}
      courseHref={(courseId, institutionId) => href('courseDetail', { trainId: institutionId, id: courseId })}
      browseHref={href('courseCentre')}
      onRetry={cart.retry}
    />
  );
}
