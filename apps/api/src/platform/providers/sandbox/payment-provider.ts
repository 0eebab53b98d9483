import { createHmac } from 'node:crypto';
import type { PaymentChannel } from '@wutong/domain';
import { sameText } from '../../auth/index.ts';
import type { PaymentNotification, PaymentProvider, RawNotification } from '../types.ts';
import { upsertPayment, type SandboxPayment } from './payments.repository.ts';
import type { SandboxServices } from './services.ts';

/** Header of a sandbox notification's signature: HMAC-SHA256 of the body, in hexadecimal. */
export const SIGNATURE_HEADER = 'sandbox-signature';

/** A payment provider that keeps payments in a table and lets anyone pay them on a page. */
export function createSandboxPayments(channel: PaymentChannel, services: SandboxServices): PaymentProvider {
  return {
    sandbox: true,
    channel,
    async request(payment) {
      const kept = await upsertPayment(services.db, {
        channel,
        token: services.random.token(24),
        outTradeNo: payment.outTradeNo,
        orderNum: payment.orderNum,
        subject: payment.subject,
        amount: payment.amount,
        tradeNo: services.ids.next(),
        notifyUrl: payment.notifyUrl,
        status: 'waiting',
        createdAt: services.clock.now(),
      });
      return { codeUrl: payPageUrl(services.apiUrl, kept) };
    },
    async readNotification(raw) {
      const signature = raw.headers[SIGNATURE_HEADER];
      if (typeof signature !== 'string' || !sameText(signature, sign(services.secret, channel, raw.body))) return undefined;
      return parse(raw.body);
    },
    reply: (accepted) => ({ status: accepted ? 200 : 400, type: 'text/plain', body: accepted ? 'success' : 'fail' }),
  };
}

/** The page that a payment's QR leads to; opening it pays. */
export function payPageUrl(apiUrl: string, payment: Pick<SandboxPayment, 'channel' | 'token'>): string {
  return `${apiUrl}/sandbox/pay/${payment.channel}/${payment.token}`;
}

/** A notification of the sandbox, signed as the provider would sign it. */
export function writeNotification(
  secret: string,
  channel: PaymentChannel,
  notification: PaymentNotification,
): RawNotification & { headers: Record<string, string> } {
  const body = JSON.stringify(notification);
  return { body, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, channel, body) } };
}

function sign(secret: string, channel: PaymentChannel, body: string): string {
  return createHmac('sha256', `${secret}:${channel}`).update(body).digest('hex');
}

function parse(body: string): PaymentNotification | undefined {
  const { notifyId, outTradeNo, tradeNo, amount, outcome }: Partial<Record<keyof PaymentNotification, unknown>> =
    JSON.parse(body);
  if (typeof notifyId !== 'string' || typeof outTradeNo !== 'string' || typeof tradeNo !== 'string') return undefined;
  if (typeof amount !== 'number' || (outcome !== 'paid' && outcome !== 'failed')) return undefined;
  return { notifyId, outTradeNo, tradeNo, amount, outcome };
}
