import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { ORDER_STATUS, type Fen } from '@wutong/domain';
import { saveOrder } from '@wutong/contract/calls/orders';
import { useAct } from '../../api/use-act.ts';
import { href, SHOPPING_ROUTES } from '../../catalogue/index.ts';
import { useSite } from '../../shell/site-context.ts';
import { checkoutKey, forgetCheckoutKey } from '../shared/checkout-key.ts';

/** What a checkout is about: the courses, what the buyer saw as their sum, and where they came from. */
export interface Checkout {
  courseIds: readonly string[];
  total: Fen;
  source: 'cart' | 'now';
}

/** Places an order once and goes on to its payment; an order that costs nothing is paid already. */
export function usePlaceOrder() {
  const { branch, platform, tab } = useSite();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const act = useAct();
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ courseIds, total, source }: Checkout): Promise<void> {
    if (submitting) return;
    setSubmitting(true);
    setFailure(null);
    const acted = await act(saveOrder, {
      idempotencyKey: checkoutKey(tab, courseIds, total),
      courseIds: [...courseIds],
      expectedTotal: total,
      source,
      platformId: platform.id,
    });
    setSubmitting(false);
    if (!acted.ok) return setFailure(acted.message);
    forgetCheckoutKey(tab, courseIds, total);
    // Cart, purchased courses and course pages have all changed with the order.
    void mutate(() => true, undefined, { revalidate: true });
    const { orderNum, status } = acted.value;
    const paid = status === ORDER_STATUS.paid;
    void navigate(paid ? href('paid', { orderNum }) : href(SHOPPING_ROUTES[branch.shopping].pay, { orderNum }), {
      replace: true,
    });
  }

  return { submitting, failure, submit };
}
