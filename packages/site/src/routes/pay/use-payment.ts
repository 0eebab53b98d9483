import { ORDER_STATUS, type Order, type PaymentChannel } from '@wutong/domain';
import {
  alipayCode,
  orderDetail,
  subPlatformOrderDetail,
  wechatCode,
} from '@wutong/contract/calls/orders';
import { useCall } from '../../api/use-call.ts';
import { toFailure } from '../../errors/failure.ts';
import { useSite } from '../../shell/site-context.ts';

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
