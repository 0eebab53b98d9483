import { useState } from 'react';
import { cartLines, cartTotals, selectionOf, withoutCourses, withSelection } from '@wutong/domain';
import { CART } from './data.ts';

/** The cart and what can be done with it: the same business rules under every contender. */
export function useCart() {
  const [cart, setCart] = useState(CART);
  const lines = cartLines(cart);
  const select = (ids: readonly string[], selected: boolean): void => setCart((now) => withSelection(now, ids, selected));
  return {
    cart,
    selection: selectionOf(lines),
    totals: cartTotals(cart),
    select,
    selectAll: (selected: boolean): void => select(lines.map((line) => line.courseId), selected),
    remove: (id: string): void => setCart((now) => withoutCourses(now, [id])),
  };
}
