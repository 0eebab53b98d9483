import type { OrderAction } from './actions.ts';
import type { OrderStatus } from './status.ts';

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
  study: '去学习',
  viewRefund: '查看退款',
  reapplyRefund: '重新申请退款',
  viewInvoice: '查看发票',
  applyInvoice: '申请开票',
  refund: '申请退款',
  deleteRefund: '撤销退款',
  close: '取消订单',
  remove: '删除订单',
};

/** The word for an order's status (spec section 4). */
export function orderStatusLabel(status: OrderStatus): string {
  return STATUS_LABELS[status];
}

/** The verb for an order's action. */
export function orderActionLabel(action: OrderAction): string {
  return ACTION_LABELS[action];
}

/** One tab of the list of orders: the statuses that it shows; none means all. */
export interface OrderFilter {
  key: 'all' | 'pending' | 'paid' | 'refund' | 'invoiced' | 'expired';
  label: string;
  statuses: readonly OrderStatus[];
}

/** The tabs of the list of orders; each status stands in one of them besides 全部. */
export const ORDER_FILTERS: readonly OrderFilter[] = [
  { key: 'all', label: '全部', statuses: [] },
  { key: 'pending', label: '待支付', statuses: [1] },
  { key: 'paid', label: '已支付', statuses: [2] },
  { key: 'refund', label: '退款', statuses: [7, 5, 4] },
  { key: 'invoiced', label: '已开票', statuses: [6] },
  { key: 'expired', label: '已过期', statuses: [3] },
];
