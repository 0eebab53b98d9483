import { withoutCourses, withSelection } from '@wutong/domain';
import { clearCart, removeFromCart, selectCourses, unselectCourses } from '@wutong/contract/calls/cart';
import { useSite } from '../../shell/site-context.ts';
import { useCartChange } from './use-cart-change.ts';

/** The learner's cart on this platform, and the ways to change it. */
export function useCart() {
  const { platform } = useSite();
  const { change, ...cart } = useCartChange();
  const platformId = platform.id;
  const named = (ids: readonly string[]) => ({ ids: [...ids], platformId });
  return {
    ...cart,
    select: (ids: readonly string[], selected: boolean) =>
      change(selected ? selectCourses : unselectCourses, named(ids), ids, (now) => withSelection(now, ids, selected)),
    remove: (ids: readonly string[]) => change(removeFromCart, named(ids), ids, (now) => withoutCourses(now, ids)),
    clear: () => change(clearCart, { platformId }, [], () => ({ groups: [] })),
  };
}
