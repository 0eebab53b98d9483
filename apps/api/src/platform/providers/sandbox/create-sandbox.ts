import { drawCaptcha } from '../captcha/index.ts';
import { createSignedFiles } from '../files/index.ts';
import type { Providers } from '../types.ts';
import { insertMessage, type SandboxMessage } from './outbox.repository.ts';
import { createSandboxPayments } from './payment-provider.ts';
import type { SandboxServices } from './services.ts';

/** Providers that pretend: what they would have sent stands on the sandbox pages. The default of a development server. */
export function createSandboxProviders(services: SandboxServices): Providers {
  const keep = (kind: SandboxMessage['kind'], recipient: string, content: string): Promise<void> =>
    insertMessage(services.db, { id: services.ids.next(), kind, recipient, content, createdAt: services.clock.now() });
  return {
    sms: { sandbox: true, sendCode: ({ phone, code }) => keep('sms', phone, code) },
    mail: { sandbox: true, send: ({ to, subject, text }) => keep('mail', to, `${subject}\n\n${text}`) },
    captcha: {
      sandbox: true,
      async draw({ key, answer }) {
        await keep('captcha', key, answer);
        return `data:image/png;base64,${drawCaptcha(answer, services.random).toString('base64')}`;
      },
    },
    payments: { alipay: createSandboxPayments('alipay', services), wechat: createSandboxPayments('wechat', services) },
    // The sandbox knows nobody: any name goes with any ID number, except the one that tests a mismatch.
    realName: { sandbox: true, check: async ({ name }) => (name === '测试不符' ? 'mismatch' : 'match') },
    social: { sandbox: true, sources: [] },
    files: createSignedFiles(services),
  };
}
