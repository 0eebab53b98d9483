import { useState } from 'react';
import { cartLines, cartTotals, selectionOf, withoutCourses, withSelection } from '@wutong/domain';
import type { Cart } from '@wutong/domain';
import { cartLine } from '../../testing/commerce.ts';
import { CheckoutBar } from '../checkout-bar/index.ts';
import { CartGroupList } from './CartGroupList.tsx';

/** A cart of an enterprise: so many institutions with so many courses each, none of them chosen. */
export function longCart(groups: number, lines: number): Cart {
  return {
    groups: Array.from({ length: groups }, (_, group) => ({
      institutionId: String(100 + group),
      institutionName: `江海市第 ${group + 1} 继续教育中心`,
      lines: Array.from({ length: lines }, (_line, index) => {
        const id = String(100_000 + group * lines + index);
        return cartLine(group * lines + index, { courseId: id, selected: false }, { id });
      }),
    })),
  };
}

/** A cart that can be worked with: ticked, emptied line by line, added up. */
export function LiveCart({ groups, lines }: { groups: number; lines: number }) {
  const [cart, setCart] = useState(() => longCart(groups, lines));
  const all = cartLines(cart);
  const select = (ids: string[], selected: boolean): void => setCart((now) => withSelection(now, ids, selected));
  return (
    <>
      <CartGroupList
        groups={cart.groups}
        pending={[]}
        onSelect={select}
        onRemove={(id) => setCart((now) => withoutCourses(now, [id]))}
        courseHref={(id) => `#${id}`}
      />
      <CheckoutBar
        totals={cartTotals(cart)}
        selection={selectionOf(all)}
        selectable={all.length > 0}
        onSelectAll={(selected) => select(all.map((line) => line.courseId), selected)}
        onRemoveSelected={() => setCart({ groups: [] })}
        onCheckout={() => undefined}
      />
    </>
  );
}
