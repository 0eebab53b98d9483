import { operations } from '@wutong/contract';
import type { HandlersOf } from '../../platform/http/index.ts';
import { closeOrder, orderOnPlatform } from './orders.service.ts';
import { placeOrder } from './place-order.service.ts';

/** Placing an order, reading it and giving it up. Paying is a module of its own. */
export const orderHandlers: HandlersOf<'saveOrder' | 'orderDetail' | 'subPlatformOrderDetail' | 'closeOrder'> = {
  saveOrder: placeOrder,
  orderDetail: ({ orderNum }, context) => orderOnPlatform(operations.orderDetail, orderNum, context),
  subPlatformOrderDetail: ({ orderNum }, context) => orderOnPlatform(operations.subPlatformOrderDetail, orderNum, context),
  closeOrder: ({ orderNum }, context) => closeOrder(orderNum, context),
};
