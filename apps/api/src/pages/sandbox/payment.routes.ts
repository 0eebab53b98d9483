import { formatFen, toIsoTime } from '@wutong/domain';
import type { FastifyInstance } from 'fastify';
import { Refusal, type Services } from '../../platform/http/index.ts';
import { findByOrder, findByToken, listPayments, payPageUrl, type SandboxPayment } from '../../platform/providers/sandbox/index.ts';
import { html, type Html } from '../html.ts';
import { page, sendPage } from '../page.ts';
import { settlePayment } from './settle-payment.ts';

interface TokenParams { Params: { channel: string; token: string } }
interface OrderParams { Params: { orderNum: string }; Querystring: { channel?: string } }

/** The sandbox's payment provider: the page behind the QR, and the same for tests. */
export function registerSandboxPayments(app: FastifyInstance, services: Services): void {
  // Opening the address pays, as scanning it with the provider's app would.
  app.get<TokenParams>('/sandbox/pay/:channel/:token', async (request, reply) => {
    const payment = await byToken(services, request.params);
    const { status } = await settlePayment(app, services, payment, 'paid');
    return sendPage(reply, paidPage(payment, status === 200));
  });

  app.get('/sandbox/payments.json', async () => (await listPayments(services.db, 100)).map((payment) => present(services, payment)));

  for (const [action, outcome] of [['pay', 'paid'], ['fail', 'failed']] as const) {
    app.post<OrderParams>(`/sandbox/payments/:orderNum/${action}`, async (request, reply) => {
      const payment = await byOrder(services, request.params.orderNum, request.query.channel);
      const notified = await settlePayment(app, services, payment, outcome);
      // A person pressed the button on the overview; a test reads the answer.
      if (request.headers.accept?.includes('text/html')) return reply.redirect('/sandbox', 303);
      return { ...present(services, await byToken(services, payment)), notified };
    });
  }
}

async function byToken(services: Services, asked: { channel: string; token: string }): Promise<SandboxPayment> {
  const payment = await findByToken(services.db, asked.token);
  if (!payment || payment.channel !== asked.channel) throw new Refusal(404, '没有这笔沙箱付款');
  return payment;
}

async function byOrder(services: Services, orderNum: string, channel: string | undefined): Promise<SandboxPayment> {
  const payments = await findByOrder(services.db, orderNum);
  const asked = payments.find((payment) => channel === undefined || payment.channel === channel);
  if (!asked) throw new Refusal(404, '该订单还没有发起付款，请先获取付款二维码');
  return asked;
}

function present(services: Services, payment: SandboxPayment) {
  const { orderNum, channel, status, amount, subject, outTradeNo, tradeNo, createdAt } = payment;
  const payUrl = payPageUrl(services.apiUrl, payment);
  return { orderNum, channel, status, amountFen: amount, subject, outTradeNo, tradeNo, payUrl, createdAt: toIsoTime(createdAt.getTime()) };
}

const CHANNELS = { alipay: '支付宝', wechat: '微信支付' } as const;

function paidPage(payment: SandboxPayment, accepted: boolean): Html {
  const title = accepted ? '支付成功' : '商家未确认收款';
  const note = accepted ? '商家已收到付款通知，可以返回原页面继续。' : '付款通知没有被接受，请稍后再打开本页重试。';
  return page(`${title} - 沙箱`, html`
    <section role="status"><h1>${title}</h1><p class="amount">${formatFen(payment.amount)}</p>
    <p>${payment.subject}</p><p>${note}</p></section>
    <p class="muted">沙箱${CHANNELS[payment.channel]} · 订单 ${payment.orderNum} · 没有发生真实扣款</p>`);
}
