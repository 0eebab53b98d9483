import { useState } from 'react';
import type { Cart } from '@wutong/domain';
import type { Call } from '@wutong/contract/calls';
import { useAct } from '../../api/use-act.ts';
import { useCartRead } from './use-cart-read.ts';

/** A change of the cart that the server refused; the cart goes back to what it was. */
class CartRefusal extends Error {}

/** Changes the cart: it shows what is expected at once, then what the server answers, or what was before if refused. */
export function useCartChange() {
  const act = useAct();
  const { data, error, mutate } = useCartRead();
  const [pending, setPending] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState<string | null>(null);

  async function actOrRefuse<Input extends object>(call: Call<Input, Cart>, input: Input): Promise<Cart> {
    const acted = await act(call, input);
    if (!acted.ok) throw new CartRefusal(acted.message);
    return acted.value;
  }

  async function change<Input extends object>(
    call: Call<Input, Cart>,
    input: Input,
    ids: readonly string[],
    expected: (cart: Cart) => Cart,
  ): Promise<void> {
    setPending((others) => [...others, ...ids]);
    setNotice(null);
    try {
      await mutate(actOrRefuse(call, input), {
        optimisticData: (cart) => expected(cart ?? { groups: [] }),
        rollbackOnError: true,
        revalidate: false,
      });
    } catch (refusal) {
      setNotice(refusal instanceof CartRefusal ? refusal.message : null);
    } finally {
      setPending((others) => others.filter((id) => !ids.includes(id)));
    }
  }

  return { read: { data, error }, pending, notice, change, retry: () => void mutate() };
}
