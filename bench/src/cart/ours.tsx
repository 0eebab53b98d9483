import '../shared/brand.ts';
import { CartGroupList } from '@wutong/ui/patterns/cart-group-list';
import { CheckoutBar } from '@wutong/ui/patterns/checkout-bar';
import { hrefOf, WORDS } from './data.ts';
import { useCart } from './use-cart.ts';

const nothing = (): void => undefined;
const NONE: readonly string[] = [];

export function App() {
  const { cart, selection, totals, select, selectAll, remove } = useCart();
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <CartGroupList groups={cart.groups} pending={NONE} onSelect={select} onRemove={remove} courseHref={hrefOf} />
      <CheckoutBar
        totals={totals}
        selection={selection}
        selectable
        onSelectAll={selectAll}
        onRemoveSelected={nothing}
        onCheckout={nothing}
      />
    </main>
  );
}
