import { ORDER_STATUS, type Order, type PaymentState } from '@wutong/domain';
import { inspectOrder } from '@wutong/contract/calls/orders';
import { toScreenState } from '../../api/screen-state.ts';
import { useCall } from '../../api/use-call.ts';
import { useOrder } from '../pay/use-payment.ts';

/** How the payment of an order ended; the order's own status decides before anything else. */
export function outcomeOf(order: Order, inspected: PaymentState): PaymentState {
  if (order.status === ORDER_STATUS.pendingPayment) return inspected;
  return order.status === ORDER_STATUS.expired ? 'expired' : 'paid';
}

/** The order that a result page is about, and its outcome. */
export function usePaymentResult(orderNum: string | null) {
  const order = useOrder(orderNum);
  const inspected = useCall(inspectOrder, orderNum ? { orderNum } : null);
  const data =
    order.data && inspected.data
      ? { order: order.data, outcome: outcomeOf(order.data, inspected.data.state) }
      : undefined;
  return {
    state: orderNum
      ? toScreenState({ data, error: order.error ?? inspected.error }, (ready) => ready)
      : ({ status: 'empty' } as const),
    retry: () => void Promise.all([order.mutate(), inspected.mutate()]),
  };
}
