import { canBecome, ORDER_STATUS, type PaymentChannel } from '@wutong/domain';
import type { Handle } from '../../platform/db/index.ts';
import type { Services } from '../../platform/http/index.ts';
import type { PaymentNotification } from '../../platform/providers/index.ts';
import { enrol } from './enrolments.repository.ts';
import type { PaymentRow } from './payments.repository.ts';
import { insertNotification, lockOrder, lockPayment, markOrderPaid, markPaymentFailed, markPaymentPaid } from './settle.repository.ts';

/** What a notification led to. Everything but `refused` is told to the provider as accepted. */
export type Settlement = 'paid' | 'surplus' | 'failed' | 'repeated' | 'refused';

/**
 * Acts upon a notification whose signature is right, in one transaction. It is the only way for an order to become
 * paid, and does so once however often and in whatever order notifications come: the notification's own key stops
 * repeats, the payment's lock makes others wait. An unknown payment or another amount is refused and changes nothing.
 */
export async function settle(
  services: Pick<Services, 'db' | 'clock' | 'log'>,
  from: { tenantId: string; channel: PaymentChannel },
  notification: PaymentNotification,
): Promise<Settlement> {
  const now = services.clock.now();
  const { tenantId, channel } = from;
  return await services.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, { tenantId, channel, outTradeNo: notification.outTradeNo });
    if (!payment || payment.amount !== notification.amount) {
      services.log.error('payment notification refused', { channel, known: payment !== undefined });
      return 'refused';
    }
    const { notifyId, outTradeNo, outcome } = notification;
    if (!(await insertNotification(trx, { tenantId, channel, notifyId, outTradeNo, outcome, now }))) return 'repeated';
    if (payment.status === 'paid') return 'repeated';
    if (outcome === 'failed') {
      await markPaymentFailed(trx, tenantId, payment.id);
      return 'failed';
    }
    return await receiveMoney(trx, { tenantId, payment, tradeNo: notification.tradeNo, now });
  });
}

async function receiveMoney(
  trx: Handle,
  received: { tenantId: string; payment: PaymentRow; tradeNo: string; now: Date },
): Promise<'paid' | 'surplus'> {
  const { tenantId, payment, tradeNo, now } = received;
  const order = await lockOrder(trx, tenantId, payment.orderId);
  // Anything but unpaid or expired was paid through the other channel: that money is kept track of, to be given back.
  const unpaid = order.status === ORDER_STATUS.pendingPayment || order.status === ORDER_STATUS.expired;
  const surplus = !unpaid || !canBecome(order.status, ORDER_STATUS.paid);
  await markPaymentPaid(trx, { tenantId, id: payment.id, tradeNo, surplus, now });
  if (surplus) return 'surplus';
  await completeOrder(trx, { tenantId, orderId: order.id, userId: order.userId, platformId: order.platformId, now });
  return 'paid';
}

/** Marks an order as paid and opens its courses. For an order that costs nothing, its own transaction calls this. */
export async function completeOrder(trx: Handle, order: Parameters<typeof enrol>[1]): Promise<void> {
  await markOrderPaid(trx, order.tenantId, order.orderId, order.now);
  await enrol(trx, order);
}
