import { toIsoTime } from '@wutong/domain';
import type { FastifyInstance } from 'fastify';
import { BadInput, Refusal, type Services } from '../../platform/http/index.ts';
import { listMessages } from '../../platform/providers/sandbox/index.ts';

interface SmsQuery { Querystring: { phone?: string } }
interface CaptchaQuery { Querystring: { key?: string } }

/** What the sandbox would have sent, as JSON for tests. The newest message stands at the top as well as in the list. */
export function registerSandboxMessages(app: FastifyInstance, services: Services): void {
  app.get<SmsQuery>('/sandbox/sms.json', async (request) => {
    const { phone } = request.query;
    if (!phone) throw new BadInput('手机号不能为空');
    const found = await listMessages(services.db, { kind: 'sms', recipient: phone, limit: 20 });
    const messages = found.map((message) => ({
      phone: message.recipient, code: message.content, sentAt: toIsoTime(message.createdAt.getTime()),
    }));
    const [newest] = messages;
    if (!newest) throw new Refusal(404, '没有发往该手机号的短信');
    return { ...newest, messages };
  });

  app.get<CaptchaQuery>('/sandbox/captcha.json', async (request) => {
    const { key } = request.query;
    if (!key) throw new BadInput('图形验证码编号不能为空');
    const [captcha] = await listMessages(services.db, { kind: 'captcha', recipient: key, limit: 1 });
    if (!captcha) throw new Refusal(404, '没有这个图形验证码');
    return { key, code: captcha.content };
  });
}
