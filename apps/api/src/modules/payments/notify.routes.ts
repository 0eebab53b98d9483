import type { PaymentChannel } from '@wutong/domain';
import type { FastifyInstance } from 'fastify';
import { Refusal, type Services } from '../../platform/http/index.ts';
import { notifyPath } from './notify-path.ts';
import { settle } from './settle.service.ts';

/**
 * The endpoint that payment providers call. It carries no credential of ours: the signature is the proof, so that its
 * body is read as text, exactly as it was signed. The answer is in the provider's own words.
 */
export function registerNotify(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { tenantId: string; channel: string } }>(
      notifyPath(':tenantId', ':channel'),
      async (request, reply) => {
        const channel = toChannel(request.params.channel);
        const provider = services.providers.payments[channel];
        const notification = await provider.readNotification({ headers: request.headers, body: String(request.body ?? '') });
        if (!notification) services.log.warn('payment notification with a wrong signature', { channel, requestId: request.id });
        const accepted = notification !== undefined
          && (await settle(services, { tenantId: request.params.tenantId, channel }, notification)) !== 'refused';
        const { status, type, body } = provider.reply(accepted);
        return reply.code(status).type(type).header('Cache-Control', 'no-store').send(body);
      },
    );
  });
}

function toChannel(text: string): PaymentChannel {
  if (text === 'alipay' || text === 'wechat') return text;
  throw new Refusal(404, '接口不存在');
}
