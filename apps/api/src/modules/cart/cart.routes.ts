import type { HandlersOf } from '../../platform/http/index.ts';
import { cartOf, change, putIn } from './cart.service.ts';
import { removeAllLines, removeLines, selectLines } from './cart.repository.ts';

/** The caller's cart on a platform; every change answers the cart as it is then. */
export const cartHandlers: HandlersOf<
  'addToCart' | 'cartList' | 'subPlatformCartList' | 'removeFromCart' | 'clearCart' | 'selectCourses' | 'unselectCourses'
> = {
  addToCart: ({ ids }, context) => putIn(ids, context),
  cartList: (_, context) => cartOf(context),
  subPlatformCartList: (_, context) => cartOf(context),
  removeFromCart: ({ ids }, context) => change(context, (trx, owner) => removeLines(trx, owner, ids)),
  clearCart: (_, context) => change(context, removeAllLines),
  selectCourses: ({ ids }, context) => change(context, (trx, owner) => selectLines(trx, owner, ids, true)),
  unselectCourses: ({ ids }, context) => change(context, (trx, owner) => selectLines(trx, owner, ids, false)),
};
