import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expired, refusal, signedIn } from '../fixtures/answers.ts';
import { startBackEnd, type Reply } from '../fixtures/back-end.ts';
import { clientOf, failureOf } from '../fixtures/clients.ts';
import { md5 } from './md5.ts';
import { signInByPassword, signInBySms, signInBySocial } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const backEnd = startBackEnd();
const sms = { phone: '13800000001', code: '246810', platformId: '3' };
const password = {
  username: '13800000001',
  password: 'wutong-demo-2026',
  captchaKey: 'k-1',
  captchaCode: 'x7p2',
};

function sentForm(): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(backEnd.received[0]?.body));
}

describe('signing in', () => {
  it('by SMS sends phone, code, status, grant type, tenant and platform in the form', async () => {
    backEnd.answer(() => signedIn('a', 'r'));
    const { client } = clientOf(backEnd);
    await expect(signInBySms(client, sms)).resolves.toMatchObject({
      roleNames: 'student',
      userName: '13800000001',
    });
    expect(sentForm()).toEqual({
      grant_type: 'sms',
      phone: '13800000001',
      code: '246810',
      status: '1',
      tenantId: '000000',
      platformId: '3',
    });
    expect(backEnd.received[0]?.headers['tenant-id']).toBe('000000');
    expect(backEnd.received[0]?.query).toEqual({});
    expect(client.tokens.read()).toEqual({ access: 'a', refresh: 'r', expiresAt: 3_600_000 });
  });

  it('by password sends the picture code in headers and the rest in the form', async () => {
    backEnd.answer(() => signedIn('a', 'r'));
    await signInByPassword(clientOf(backEnd).client, password);
    expect(backEnd.received[0]?.headers).toMatchObject({ 'captcha-key': 'k-1', 'captcha-code': 'x7p2' });
    expect(sentForm()).toEqual({
      grant_type: 'captcha',
      username: '13800000001',
      password: 'wutong-demo-2026',
      scope: 'all',
      user_status: '1',
      tenantId: '000000',
    });
  });

  it('by password sends its MD5 where the branch says so', async () => {
    backEnd.answer(() => signedIn('a', 'r'));
    await signInByPassword(clientOf(backEnd, null, { passwordForm: 'md5' }).client, password);
    expect(sentForm()['password']).toBe(createHash('md5').update('wutong-demo-2026').digest('hex'));
  });

  it('lets the back end refuse a picture code that no header can carry', async () => {
    backEnd.answer(() => signedIn('a', 'r'));
    await signInByPassword(clientOf(backEnd).client, { ...password, captchaCode: '七p\n' });
    expect(backEnd.received[0]?.headers['captcha-code']).toBe('%E4%B8%83p%0A');
  });

  it('through another site sends source, code and state', async () => {
    backEnd.answer(() => signedIn('a', 'r'));
    await signInBySocial(clientOf(backEnd).client, { source: 'wechat', code: 'c', state: 's' });
    expect(sentForm()).toEqual({
      grant_type: 'social',
      scope: 'all',
      source: 'wechat',
      code: 'c',
      state: 's',
      tenantId: '000000',
    });
  });

  it('does not send the token of an earlier session', async () => {
    backEnd.answer(() => signedIn('a', 'r'));
    await signInBySms(clientOf(backEnd, { access: 'stale', refresh: null }).client, sms);
    expect(backEnd.received[0]?.headers['blade-auth']).toBeUndefined();
  });

  it('works with a back end that gives no refresh token', async () => {
    backEnd.answer(() => signedIn('a', ''));
    const { client } = clientOf(backEnd);
    await signInBySms(client, sms);
    expect(client.tokens.read()).toEqual({ access: 'a', refresh: null, expiresAt: 3_600_000 });
  });
});

describe('refused credentials', () => {
  const message = '用户名或密码错误';
  it.each<[string, Reply, string | null]>([
    ['HTTP 200 with a numeric error_code', { json: { error_code: 400, error_description: message } }, '400'],
    [
      'HTTP 200 with error',
      { json: { error: 'invalid_grant', error_description: message } },
      'invalid_grant',
    ],
    [
      'HTTP 400 with error',
      { status: 400, json: { error: 'invalid_grant', error_description: message } },
      'invalid_grant',
    ],
    [
      'HTTP 400 with an envelope',
      { status: 400, json: { code: 400, success: false, data: null, msg: message } },
      '400',
    ],
    [
      'HTTP 401 with an OAuth2 body',
      { status: 401, json: { error: 'unauthorized', error_description: message } },
      'unauthorized',
    ],
    ['HTTP 200 with body code 401', refusal(401, message), '401'],
    [
      'HTTP 200 with error_description beside empty tokens',
      { json: { access_token: '', error_description: message } },
      null,
    ],
  ])('(%s) are oauth with the text to show', async (_name, reply, code) => {
    backEnd.answer(() => reply);
    const { client, ends } = clientOf(backEnd, { access: 'a', refresh: 'r' });
    expect(await failureOf(signInByPassword(client, password))).toMatchObject({
      kind: 'oauth',
      message,
      code,
    });
    expect([client.tokens.read(), ends, backEnd.received.length]).toEqual([
      { access: 'a', refresh: 'r' },
      [],
      1,
    ]);
  });

  it('are 未知错误 where the back end gives no reason', async () => {
    backEnd.answer(() => ({ json: {} }));
    expect(await failureOf(signInBySms(clientOf(backEnd).client, sms))).toMatchObject({
      kind: 'oauth',
      message: '未知错误',
    });
  });

  it('are http where the back end is busy, with the time to wait', async () => {
    backEnd.answer(() => ({
      status: 429,
      headers: { 'Retry-After': '60' },
      json: { code: 429, msg: '登录太频繁，请稍后再试' },
    }));
    expect(await failureOf(signInBySms(clientOf(backEnd).client, sms))).toMatchObject({
      kind: 'http',
      retryAfter: 60,
      message: '登录太频繁，请稍后再试',
    });
  });
});

describe('signing out', () => {
  const SESSION = { access: 'a', refresh: 'r' };

  it('tells the back end whose session ends, then clears the tokens', async () => {
    backEnd.answer(() => ({ json: { success: 'true', msg: '退出成功' } }));
    const { client, ends } = clientOf(backEnd, SESSION);
    await signOut(client);
    expect(backEnd.received[0]).toMatchObject({ method: 'POST', path: '/api/blade-auth/oauth/logout' });
    expect(backEnd.received[0]?.headers['blade-auth']).toBe('bearer a');
    expect([client.tokens.read(), ends]).toEqual([null, []]);
  });

  it('shows the returned msg when the back end could not, and keeps the session', async () => {
    backEnd.answer(() => ({ json: { success: 'false', msg: '退出失败，请重试' } }));
    const { client } = clientOf(backEnd, SESSION);
    expect(await failureOf(signOut(client))).toMatchObject({ kind: 'business', message: '退出失败，请重试' });
    expect(client.tokens.read()).toEqual(SESSION);
  });

  it('keeps the session without a connection', async () => {
    backEnd.answer(() => 'cut');
    const { client } = clientOf(backEnd, SESSION);
    expect(await failureOf(signOut(client))).toMatchObject({ kind: 'network' });
    expect(client.tokens.read()).toEqual(SESSION);
  });

  it('counts as done when the session was over already, without renewing it', async () => {
    backEnd.answer(() => expired);
    const { client, ends } = clientOf(backEnd, SESSION);
    await signOut(client);
    expect([client.tokens.read(), ends, backEnd.received.length]).toEqual([null, [], 1]);
  });
});

describe('md5', () => {
  it('is what the standard says, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'));
      }),
    );
  });
});
