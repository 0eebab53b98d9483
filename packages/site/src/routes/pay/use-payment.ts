import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nextInspection, ORDER_STATUS, type Order, type PaymentChannel, type PaymentState } from '@wutong/domain';
import {
  alipayCode,
  inspectOrder,
  orderDetail,
  subPlatformOrderDetail,
  wechatCode,
} from '@wutong/contract/calls/orders';
import { useCall } from '../../api/use-call.ts';
import { href } from '../../catalogue/index.ts';
import { toFailure } from '../../errors/failure.ts';
import { useSite } from '../../shell/site-context.ts';

/** Asks this often before the page says that it takes longer than usual. */
const LONG_WAIT_ASKS = 15;

/** One order of this platform's; `null` as number reads nothing. */
export function useOrder(orderNum: string | null) {
  const { branch } = useSite();
  return useCall(branch.shopping === 'main' ? orderDetail : subPlatformOrderDetail, orderNum ? { orderNum } : null);
}

/** What to encode for a channel, as the page draws it. */
export function usePaymentCode(order: Order | undefined, channel: PaymentChannel) {
  const payable = order?.status === ORDER_STATUS.pendingPayment;
  const call = channel === 'alipay' ? alipayCode : wechatCode;
  const { data, error, mutate } = useCall(call, payable ? { orderNum: order.orderNum } : null, {
    revalidateOnFocus: false,
  });
  if (data) return { status: 'ready' as const, url: data.url };
  if (error) return { status: 'failed' as const, message: toFailure(error).message, onRetry: () => void mutate() };
  return { status: 'loading' as const };
}

/**
 * Watches the payment of an order until it is decided, ever more slowly, and goes to the page of its
 * outcome. A lost connection is no outcome: it asks on.
 */
export function usePaymentWatch(orderNum: string | null) {
  const { client } = useSite();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(0);
  const [checking, setChecking] = useState(false);

  async function check(): Promise<PaymentState | null> {
    if (!orderNum) return null;
    setChecking(true);
    try {
      return (await client.call(inspectOrder, { orderNum })).state;
    } catch {
      // Whatever went wrong says nothing about the money; the next question will tell.
      return null;
    } finally {
      setChecking(false);
      setAsked((count) => count + 1);
    }
  }

  function settle(state: PaymentState | null): void {
    if (!orderNum || state === null || state === 'waiting') return;
    void navigate(href(state === 'paid' ? 'paid' : 'paymentFailed', { orderNum }), { replace: true });
  }

  useEffect(() => {
    let stopped = false;
    const timer = setTimeout(() => void check().then((state) => !stopped && settle(state)), nextInspection(asked));
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
    // One timer an answer: `asked` is the only thing that starts the next.
  }, [orderNum, asked]);

  return {
    checking,
    waiting: asked > LONG_WAIT_ASKS ? ('long' as const) : ('normal' as const),
    check: () => void check().then(settle),
  };
}
