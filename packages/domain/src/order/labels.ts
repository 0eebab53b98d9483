import type { OrderAction, OrderStatus } from './status.ts';

const STATUS_LABELS: Record<OrderStatus, string> = {
  1: '待支付',
  2: '已支付',
  3: '已过期',
  4: '已退款',
  5: '部分退款',
  6: '已开票',
  7: '退款审核中',
};

const ACTION_LABELS: Record<OrderAction, string> = {
  pay: '去支付',
  close: '取消订单',
  remove: '删除订单',
  refund: '申请退款',
  study: '去学习',
};

/** The word for an order's status (spec section 4). */
export function orderStatusLabel(status: OrderStatus): string {
  return STATUS_LABELS[status];
}

/** The verb for an order's action. */
export function orderActionLabel(action: OrderAction): string {
  return ACTION_LABELS[action];
}
