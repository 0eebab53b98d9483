import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/http/index.ts';
import { setStatus, writeNotification, type SandboxPayment } from '../../platform/providers/sandbox/index.ts';

/** What the shop answered to the sandbox's notification. */
export interface Notified {
  status: number;
  body: string;
}

/**
 * Plays the payment provider: keeps how a payment ended and notifies the shop, signed, through the very endpoint that
 * a real provider calls. Doing it again notifies again, as real providers do.
 */
export async function settlePayment(
  app: FastifyInstance,
  services: Services,
  payment: SandboxPayment,
  asked: 'paid' | 'failed',
): Promise<Notified> {
  await setStatus(services.db, payment.token, asked);
  const outcome = payment.status === 'paid' ? 'paid' : asked;
  // A failure may happen again after another try, being paid happens once: so goes the number of the notification.
  const notifyId = outcome === 'paid' ? `${payment.tradeNo}-paid` : `${payment.tradeNo}-failed-${services.ids.next()}`;
  const { outTradeNo, tradeNo, amount, channel } = payment;
  const notification = writeNotification(services.secret, channel, { notifyId, outTradeNo, tradeNo, amount, outcome });
  const answer = await app.inject({
    method: 'POST',
    url: new URL(payment.notifyUrl).pathname,
    headers: notification.headers,
    payload: notification.body,
  });
  return { status: answer.statusCode, body: answer.body };
}
