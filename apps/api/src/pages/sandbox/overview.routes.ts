import { formatFen, formatMoment, toIsoTime } from '@wutong/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/http/index.ts';
import { listMessages, listPayments, payPageUrl, type SandboxMessage, type SandboxPayment } from '../../platform/providers/sandbox/index.ts';
import { html, type Html } from '../html.ts';
import { page, sendPage } from '../page.ts';

const KINDS: Readonly<Record<SandboxMessage['kind'], string>> = { sms: '短信', captcha: '图形验证码', mail: '邮件' };
const STATUSES: Readonly<Record<SandboxPayment['status'], string>> = { waiting: '待付款', paid: '已付款', failed: '付款失败' };

/** `/sandbox`: everything the sandbox would have sent, for a person to read. */
export function registerSandboxOverview(app: FastifyInstance, services: Services): void {
  app.get('/sandbox', async (_request, reply) => {
    const messages = await listMessages(services.db, { limit: 50 });
    const payments = await listPayments(services.db, 50);
    return sendPage(reply, page('沙箱', html`
      <h1>沙箱</h1>
      <p>短信、邮件和付款没有真正发出，都在这里。配置了真实服务后，本页不再存在。</p>
      <h2>消息</h2>${messages.length === 0 ? html`<p class="muted">还没有消息。请求一次验证码后，这里会显示它。</p>` : messageTable(messages)}
      <h2>付款</h2>${payments.length === 0 ? html`<p class="muted">还没有付款。打开收银台后，这里会显示它。</p>` : payments.map((payment) => paymentCard(services, payment))}
      <p><a href="/">接口文档</a></p>`));
  });
}

function messageTable(messages: readonly SandboxMessage[]): Html {
  const rows = messages.map((message) => html`<tr><td>${moment(message.createdAt)}</td><td>${KINDS[message.kind]}</td>
    <td><code>${message.recipient}</code></td><td><code>${message.content}</code></td></tr>`);
  return html`<div class="scroll"><table><thead><tr><th>时间</th><th>类型</th><th>接收方</th><th>内容</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function paymentCard(services: Services, payment: SandboxPayment): Html {
  const { orderNum, channel } = payment;
  const action = `/sandbox/payments/${encodeURIComponent(orderNum)}`;
  return html`<section><h3>${payment.subject}</h3>
    <p>${formatFen(payment.amount)} · ${channel === 'alipay' ? '支付宝' : '微信支付'} · ${STATUSES[payment.status]} · ${moment(payment.createdAt)}<br>
    订单 <code>${orderNum}</code> · <a href="${payPageUrl(services.apiUrl, payment)}">二维码地址</a></p>
    <form method="post" action="${action}/pay?channel=${channel}"><button>模拟付款</button></form>
    <form method="post" action="${action}/fail?channel=${channel}"><button class="plain">模拟失败</button></form></section>`;
}

function moment(time: Date): string {
  return formatMoment(toIsoTime(time.getTime()));
}
