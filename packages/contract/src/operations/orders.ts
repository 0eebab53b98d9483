import * as z from 'zod/mini';
import { id, ids, fen } from '../codecs/codecs.ts';
import { from, shape } from '../codecs/shape.ts';
import { operation } from '../operation.ts';
import { text } from '../shapes.ts';
import { order } from './entities.ts';

const missing = { 404: '订单不存在' } as const;
const orderNum = text(32);
const namedOrder = { of: 'named', entity: 'order', key: 'orderNum' } as const;

/** Places an order. */
export const saveOrder = operation({
  name: 'saveOrder',
  group: 'orders',
  summary: 'Places an order for courses at their present prices. The same key gives the same order, however often it is sent.',
  method: 'POST',
  path: 'training/orders/save',
  audience: ['learner'],
  rows: { of: 'caller', entity: 'order' },
  repeatable: true,
  input: {
    headers: shape({ idempotencyKey: from('Idempotency-Key', z.optional(text(64))) }),
    json: shape({
      courseIds: ids(),
      /** What the buyer saw; a price that has changed since is refused instead of charged. */
      expectedTotal: from('payAmount', z.optional(fen())),
      /** `cart` takes the courses out of the cart, `now` leaves it alone. */
      source: z.optional(z.enum(['cart', 'now'])),
      platformId: z.optional(id()),
    }),
  },
  envelope: 'blade',
  output: order,
  errors: {
    404: '部分课程已下架，请返回购物车确认',
    409: '您已购买过其中的课程，请返回购物车确认',
    412: '课程价格有变动，请确认后重新提交',
    /** The key was used for another checkout. */
    422: '提交的内容与上次不一致，请刷新页面后重新提交',
  },
});

const oneOrder = {
  group: 'orders',
  audience: ['learner', 'enterprise'],
  rows: namedOrder,
  repeatable: true,
  envelope: 'blade',
  errors: missing,
} as const;

/** One order of the caller on the main platform. */
export const orderDetail = operation({
  ...oneOrder,
  name: 'orderDetail',
  summary: 'One order of the caller on the main platform.',
  method: 'GET',
  path: 'training/orders/detail',
  input: { query: shape({ orderNum }) },
  output: order,
});

/** One order of the caller on a sub-platform. */
export const subPlatformOrderDetail = operation({
  ...oneOrder,
  name: 'subPlatformOrderDetail',
  summary: 'One order of the caller on a sub-platform.',
  method: 'GET',
  path: 'training/orders/subPlatform/orders/detail',
  input: { query: shape({ orderNum }) },
  output: order,
});

/** Where the payment of an order stands. */
export const inspectOrder = operation({
  ...oneOrder,
  name: 'inspectOrder',
  summary: 'Where the payment of an order stands.',
  method: 'POST',
  path: 'training/orders/inspect',
  input: { json: shape({ orderNum }) },
  output: shape({ orderNum: z.string(), state: from('payState', z.enum(['waiting', 'paid', 'failed', 'expired'])) }),
});

/** Gives up an order that is not paid. */
export const closeOrder = operation({
  ...oneOrder,
  name: 'closeOrder',
  summary: 'Gives up an order that is not paid.',
  method: 'POST',
  path: 'training/orders/close',
  // The second time there is nothing left to give up, which is answered 409.
  repeatable: false,
  input: { json: shape({ orderNum }) },
  output: order,
  errors: { ...missing, 409: '该订单当前不能取消' },
});

const paymentCode = {
  ...oneOrder,
  method: 'GET',
  input: { query: shape({ orderNum }) },
  output: shape({ orderNum: z.string(), url: from('codeUrl', z.string()) }),
  errors: { ...missing, 409: '该订单已支付、已过期，或其中的课程您已购买' },
} as const;

/** What to encode so that Alipay can pay an order. */
export const alipayCode = operation({
  ...paymentCode,
  name: 'alipayCode',
  summary: 'The address that a QR for Alipay encodes.',
  path: 'training/orders/aliQrCode',
});

/** What to encode so that WeChat can pay an order. */
export const wechatCode = operation({
  ...paymentCode,
  name: 'wechatCode',
  summary: 'The address that a QR for WeChat Pay encodes.',
  path: 'training/orders/wxQrCode',
});
