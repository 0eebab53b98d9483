/** Order status codes (spec section 4). */
export type OrderStatus = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The order statuses by name. */
export const ORDER_STATUS = {
  pendingPayment: 1,
  paid: 2,
  expired: 3,
  refunded: 4,
  partlyRefunded: 5,
  invoiced: 6,
  refundUnderReview: 7,
} as const satisfies Record<string, OrderStatus>;

/** The statuses that may follow each one. */
const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  1: [2, 3],
  2: [6, 7],
  // A payment that was under way when the time ran out still counts: the money has arrived.
  3: [2],
  4: [],
  5: [6, 7],
  6: [7],
  7: [2, 4, 5, 6],
};

/** Whether an order may go from one status to another. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Reads a status code; undefined for one that does not exist. */
export function toOrderStatus(code: number): OrderStatus | undefined {
  return Object.values(ORDER_STATUS).find((status) => status === code);
}
