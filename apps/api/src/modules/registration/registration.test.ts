import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';
import { smsCode, solvedCaptcha } from '../../testing/sign-in.ts';

describe.each(ENGINES)('POST training/user/register on %s', (engine) => {
  const api = useApi(engine);
  let last = 13_600_000_000;

  async function sent(): Promise<{ phone: string; code: string }> {
    const phone = String((last += 1));
    const { key, answer } = await solvedCaptcha(api, 'sms');
    const { status } = await api.post('blade-auth/oauth/sendCode', { phone, key, verCode: answer });
    expect(status).toBe(200);
    return { phone, code: await smsCode(api, phone) };
  }
  const register = (asked: object) => api.post('training/user/register', { password: 'wutong 2026', agreementVersion: '2026-11', ...asked });
  const consents = () => api.services.db.selectFrom('user_consent').selectAll().execute();

  it('200: makes an account, keeps the consent with its version, and signs in', async () => {
    const { phone, code } = await sent();
    const answer = await register({ phone, code });
    expect(answer.status).toBe(200);
    const session = Object(answer.body.data);
    const own = await api.get('training/user/detail', {}, { as: session.access_token });
    expect(own.body.data).toMatchObject({ mobile: phone });
    expect(await consents()).toEqual([
      expect.objectContaining({ user_id: session.user_id, agreement: 'registration', version: '2026-11', agreed_at: api.clock.now() }),
    ]);
  });

  it('409: a number that has an account keeps its password, and no consent is written', async () => {
    const { phone, code } = await sent();
    await register({ phone, code });
    const before = (await consents()).length;
    api.clock.advance(61);
    const { key, answer } = await solvedCaptcha(api, 'sms');
    await api.post('blade-auth/oauth/sendCode', { phone, key, verCode: answer });
    const again = await register({ phone, code: await smsCode(api, phone), password: 'another 2026' });
    expect([again.status, again.body['msg']]).toEqual([409, '该手机号已注册，请直接登录']);
    expect(await consents()).toHaveLength(before);
  });

  it.each([
    [{ password: 'short1' }, '密码长度应为 8 到 64 位'],
    [{ password: 'onlyletters' }, '密码须同时包含字母和数字'],
    [{ agreementVersion: '2020-01' }, '注册协议已更新，请重新阅读后提交'],
    [{ code: '000000x' }, '短信验证码错误或已过期'],
    [{ code: '' }, '验证码不能为空'],
  ])('400: refuses %j with the sentence to read, and makes no account', async (change, msg) => {
    const { phone, code } = await sent();
    const answer = await register({ phone, code, ...change });
    expect([answer.status, answer.body['msg']]).toEqual([400, msg]);
    const accounts = await api.services.db.selectFrom('user_account').select('id').where('mobile', '=', phone).execute();
    expect(accounts).toEqual([]);
  });
});
