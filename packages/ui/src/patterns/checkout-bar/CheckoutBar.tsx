import type { ComponentProps } from 'react';
import { formatFen } from '@wutong/domain';
import type { CartTotals, Selection } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { Checkbox } from '../../components/checkbox/index.ts';
import { Price } from '../../components/price/index.ts';
import { useCartWording } from '../../wording/cart.ts';
import { fill } from '../../wording/index.ts';
import { Root } from './CheckoutBar.styles.ts';

export interface CheckoutBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the cart comes to; amounts in fen. */
  totals: CartTotals;
  selection: Selection;
  /** Whether anything at all can be selected. */
  selectable: boolean;
  onSelectAll: (selected: boolean) => void;
  onRemoveSelected: () => void;
  onCheckout: () => void;
}

/** The sum of a cart and the way on, always in sight: within the thumb's reach on a phone, at the foot on a desk. */
export function CheckoutBar({
  totals, selection, selectable, onSelectAll, onRemoveSelected, onCheckout, ...rest
}: CheckoutBarProps) {
  const words = useCartWording().cart;
  return (
    <Root role="region" aria-label={words.bar} {...rest}>
      <div className="wt-row">
        <Checkbox
          className="wt-all"
          label={words.selectAll}
          checked={selection === 'all'}
          indeterminate={selection === 'some'}
          disabled={!selectable}
          onChange={() => onSelectAll(selection !== 'all')}
        />
        {totals.selected > 0 && (
          <Button className="wt-remove-selected" variant="quiet" size="sm" onClick={onRemoveSelected}>
            {words.removeSelected}
          </Button>
        )}
        <div className="wt-sum" role="status">
          <span className="wt-selected">{fill(words.selected, { count: totals.selected })}</span>
          <span className="wt-total">
            <span className="wt-word">{words.total}</span>
            <Price amount={totals.total} tone="plain" className="wt-amount-of-all" />
          </span>
          {totals.saved > 0 && (
            <span className="wt-saved">{fill(words.saved, { amount: formatFen(totals.saved) })}</span>
          )}
        </div>
        <Button
          variant="primary"
          size="lg"
          disabled={totals.selected === 0}
          title={totals.selected === 0 ? words.nothingSelected : undefined}
          onClick={onCheckout}
        >
          {words.checkout}
        </Button>
      </div>
    </Root>
  );
}
