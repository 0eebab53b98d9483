import { operations } from '@wutong/contract';
import { allowedActions, type PaymentChannel, type PaymentState } from '@wutong/domain';
import { refusal, type Context, type SignedIn } from '../../platform/http/index.ts';
import { listOwned } from '../learning/index.ts';
import { notifyPath } from './notify-path.ts';
import { findOwnOrder, lastAskedStatus, listOrdered, openPayment, setCodeUrl } from './payments.repository.ts';

type Signed = Context<SignedIn>;

/**
 * What the QR of an order's payment encodes. Asking again gives the same code while it waits. Throws 404 for an order
 * that is not the caller's, 409 for one that can't be paid (any more) or that holds a course which was bought meanwhile
 * by another order: nobody should pay for one thing twice.
 */
export async function paymentCode(context: Signed, channel: PaymentChannel, orderNum: string): Promise<string> {
  const { db, ids, clock, platform, caller } = context;
  const operation = channel === 'alipay' ? operations.alipayCode : operations.wechatCode;
  const order = await findOwnOrder(db, { tenantId: platform.tenantId, userId: caller.userId, orderNum });
  if (!order) throw refusal(operation, 404);
  const now = clock.now();
  if (!allowedActions(order).includes('pay') || order.expiresAt <= now) throw refusal(operation, 409);
  const courses = await listOrdered(db, platform.tenantId, order.id);
  const learner = { tenantId: platform.tenantId, userId: caller.userId, platformId: order.platformId };
  if ((await listOwned(db, learner, courses.map((course) => course.id), now)).size > 0) throw refusal(operation, 409);
  const payment = await openPayment(db, {
    tenantId: platform.tenantId, id: ids.next(), orderId: order.id, channel, amount: order.total, now,
  });
  if (payment.status === 'paid') throw refusal(operation, 409);
  if (payment.codeUrl !== null) return payment.codeUrl;
  const { codeUrl } = await context.providers.payments[channel].request({
    outTradeNo: payment.outTradeNo,
    orderNum: order.orderNum,
    subject: subjectOf(courses.map((course) => course.name)),
    amount: payment.amount,
    expiresAt: order.expiresAt,
    notifyUrl: context.apiUrl + notifyPath(platform.tenantId, channel),
  });
  await setCodeUrl(db, platform.tenantId, payment.id, codeUrl);
  return codeUrl;
}

/** Where the payment of the caller's order stands; throws 404 for any other order. */
export async function paymentState(context: Signed, orderNum: string): Promise<PaymentState> {
  const { db, clock, platform, caller } = context;
  const order = await findOwnOrder(db, { tenantId: platform.tenantId, userId: caller.userId, orderNum });
  if (!order) throw refusal(operations.inspectOrder, 404);
  if (order.status === 3) return 'expired';
  if (order.status !== 1) return 'paid';
  if (order.expiresAt <= clock.now()) return 'expired';
  return (await lastAskedStatus(db, platform.tenantId, order.id)) === 'failed' ? 'failed' : 'waiting';
}

function subjectOf([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} 等 ${others.length + 1} 门课程`;
}
