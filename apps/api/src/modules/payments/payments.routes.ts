import type { HandlersOf } from '../../platform/http/index.ts';
import { paymentCode, paymentState } from './payments.service.ts';

/** Paying an order, and seeing whether it was paid. */
export const paymentHandlers: HandlersOf<'alipayCode' | 'wechatCode' | 'inspectOrder'> = {
  alipayCode: async ({ orderNum }, context) => ({ orderNum, url: await paymentCode(context, 'alipay', orderNum) }),
  wechatCode: async ({ orderNum }, context) => ({ orderNum, url: await paymentCode(context, 'wechat', orderNum) }),
  inspectOrder: async ({ orderNum }, context) => ({ orderNum, state: await paymentState(context, orderNum) }),
};
