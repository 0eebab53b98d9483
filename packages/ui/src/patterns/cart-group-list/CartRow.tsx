import { memo } from 'react';
import { useCartWording } from '../../wording/cart.ts';
import { fill } from '../../wording/index.ts';
import { CartRowFacts } from './CartRowFacts.tsx';
import type { CartRowProps } from './props.ts';

/** One course of a cart: plain elements, styled by the list around them. */
export const CartRow = memo(function CartRow({ line, href, near, pending, onSelect, onRemove }: CartRowProps) {
  const words = useCartWording().cart;
  const { course, available, courseId } = line;
  return (
    <div role="listitem" className="wt-line" data-available={available} aria-busy={pending || undefined}>
      {near && (
        <label className="wt-tick">
          <input
            type="checkbox"
            aria-label={fill(words.selectLine, { course: course.name })}
            checked={line.selected && available}
            disabled={!available}
            onChange={(event) => onSelect([courseId], event.target.checked)}
          />
        </label>
      )}
      <CartRowFacts {...{ course, href, near, available, pending, onRemove }} />
    </div>
  );
});
