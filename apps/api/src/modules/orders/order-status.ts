import { ORDER_STATUS, type OrderStatus } from '@wutong/domain';

/**
 * The status of an order at a moment: one whose time to pay has run out is expired from that second on, however late
 * the sweep that writes it down.
 */
export function statusAt(order: { status: OrderStatus; expires_at: Date }, now: Date): OrderStatus {
  const late = order.status === ORDER_STATUS.pendingPayment && order.expires_at <= now;
  return late ? ORDER_STATUS.expired : order.status;
}
