import type { TestApi } from './api.ts';

/** The answer of a picture code, as the sandbox kept it. */
export async function captchaAnswer(api: TestApi, key: string): Promise<string> {
  const row = await api.services.db.selectFrom('sandbox_message').select('content')
    .where('kind', '=', 'captcha').where('recipient', '=', key).executeTakeFirstOrThrow();
  return row.content;
}

/** The newest code that the sandbox sent to a phone. */
export async function smsCode(api: TestApi, phone: string): Promise<string> {
  const row = await api.services.db.selectFrom('sandbox_message').select('content')
    .where('kind', '=', 'sms').where('recipient', '=', phone)
    .orderBy('created_at', 'desc').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return row.content;
}

/** Asks for a picture code and solves it. */
export async function solvedCaptcha(api: TestApi, kind: 'oauth' | 'sms' = 'oauth'): Promise<{ key: string; answer: string }> {
  const { body } = await api.get(`blade-auth/${kind}/captcha`);
  const key = String(body['key']);
  return { key, answer: await captchaAnswer(api, key) };
}
