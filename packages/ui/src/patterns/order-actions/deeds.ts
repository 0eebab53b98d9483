import type { OrderAction } from '@wutong/domain';

/** The actions that do something at once and can't be taken back; they are asked about first. */
export type OrderDeed = Extract<OrderAction, 'close' | 'remove' | 'deleteRefund'>;

/** The actions that lead to a page. */
export type OrderPlace = Exclude<OrderAction, OrderDeed>;

const DEEDS: readonly OrderAction[] = ['close', 'remove', 'deleteRefund'] satisfies readonly OrderDeed[];

/** Whether an action does something at once. */
export function isDeed(action: OrderAction): action is OrderDeed {
  return DEEDS.includes(action);
}
