import { useState } from 'react';
import { withoutCourses, withSelection, type Cart } from '@wutong/domain';
import type { Call } from '@wutong/contract/calls';
import {
  cartList,
  clearCart,
  removeFromCart,
  selectCourses,
  subPlatformCartList,
  unselectCourses,
} from '@wutong/contract/calls/cart';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useLearner } from '../../session/use-learner.ts';
import { useSite } from '../../shell/site-context.ts';

/** A change of the cart that the server refused; the cart goes back to what it was. */
class CartRefusal extends Error {}

/** The learner's cart on this platform, and the ways to change it. Changes show at once and are taken back if refused. */
export function useCart() {
  const { branch, platform } = useSite();
  const learner = useLearner();
  const act = useAct();
  const platformId = platform.id;
  const list = branch.shopping === 'main' ? cartList : subPlatformCartList;
  const { data, error, mutate } = useCall(list, learner ? { platformId } : null);
  const [pending, setPending] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState<string | null>(null);

  async function change<Input extends object>(
    call: Call<Input, Cart>,
    input: Input,
    courseIds: readonly string[],
    expected: (cart: Cart) => Cart,
  ): Promise<void> {
    setPending((ids) => [...ids, ...courseIds]);
    setNotice(null);
    const send = async () => {
      const acted = await act(call, input);
      if (!acted.ok) throw new CartRefusal(acted.message);
      return acted.value;
    };
    try {
      await mutate(send(), {
        optimisticData: (cart) => expected(cart ?? { groups: [] }),
        rollbackOnError: true,
        revalidate: false,
      });
    } catch (refusal) {
      setNotice(refusal instanceof CartRefusal ? refusal.message : null);
    } finally {
      setPending((ids) => ids.filter((id) => !courseIds.includes(id)));
    }
  }

  return {
    read: { data, error },
    pending,
    notice,
    retry: () => void mutate(),
    select: (ids: readonly string[], selected: boolean) =>
      change(selected ? selectCourses : unselectCourses, { ids: [...ids], platformId }, ids, (cart) =>
        withSelection(cart, ids, selected),
      ),
    remove: (ids: readonly string[]) =>
      change(removeFromCart, { ids: [...ids], platformId }, ids, (cart) => withoutCourses(cart, ids)),
    clear: () => change(clearCart, { platformId }, [], () => ({ groups: [] })),
  };
}
