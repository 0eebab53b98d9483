import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../platform/auth/index.ts';
import { useApi, type TestApi } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';
import { addUser } from '../../testing/rows.ts';
import { smsCode, solvedCaptcha } from '../../testing/sign-in.ts';

const TOKEN = 'blade-auth/oauth/token';

async function sendCode(api: TestApi, phone: string) {
  const { key, answer } = await solvedCaptcha(api, 'sms');
  return await api.post('blade-auth/oauth/sendCode', { phone, status: 1, sendTime: '', verCode: answer, key });
}

function signIn(api: TestApi, form: Record<string, string>, headers: Record<string, string> = {}) {
  return api.send('POST', `/api/${TOKEN}`, { form, headers });
}

async function signInByPassword(api: TestApi, username: string, password: string) {
  const { key, answer } = await solvedCaptcha(api);
  const form = { grant_type: 'captcha', username, password, scope: 'all', tenantId: '000000' };
  return await signIn(api, form, { 'Captcha-Key': key, 'Captcha-Code': answer.toLowerCase() });
}

describe.each(ENGINES)('signing in on %s', (engine) => {
  const api = useApi(engine);

  it('captcha 200: answers raw with a key and a PNG', async () => {
    const { status, body } = await api.get('blade-auth/oauth/captcha');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['image', 'key']);
    const png = Buffer.from(String(body['image']).replace('data:image/png;base64,', ''), 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
  });

  it('token 200 by SMS: answers raw in the shape of the family, and the token opens user/detail', async () => {
    expect((await sendCode(api, '13700000001')).body).toMatchObject({ code: 200, success: true, msg: '暂无承载数据' });
    const code = await smsCode(api, '13700000001');
    const { status, body } = await signIn(api, { grant_type: 'sms', phone: '13700000001', code, status: '1', tenantId: '000000' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: 'bearer', expires_in: 7200, tenant_id: '000000', role_name: 'student', account: '13700000001',
      user_name: '137****0001', dept_id: '', avatar: null,
    });
    expect(body).not.toHaveProperty('code');
    const detail = await api.get('training/user/detail', {}, { as: String(body['access_token']) });
    expect(detail.body.data).toEqual({
      id: body['user_id'], mobile: '13700000001', realname: null, avatar: null, certification: 0, areaName: null,
    });
  });

  it('token 200 by SMS: also reads credentials from the query, as the spec writes them', async () => {
    await sendCode(api, '13700000002');
    const query = { grant_type: 'sms', phone: '13700000002', code: await smsCode(api, '13700000002') };
    expect((await api.send('POST', `/api/${TOKEN}`, { query })).body).toHaveProperty('access_token');
  });

  it('token 400 by SMS: a code works once, and not after five minutes', async () => {
    await sendCode(api, '13700000003');
    const form = { grant_type: 'sms', phone: '13700000003', code: await smsCode(api, '13700000003') };
    expect((await signIn(api, form)).status).toBe(200);
    expect((await signIn(api, form)).body).toMatchObject({ error_description: '短信验证码错误或已过期' });
    api.clock.advance(61);
    await sendCode(api, '13700000003');
    const later = { ...form, code: await smsCode(api, '13700000003') };
    api.clock.advance(301);
    expect((await signIn(api, later)).status).toBe(400);
  });

  it('token 400 by SMS: five wrong tries close a code', async () => {
    await sendCode(api, '13700000004');
    const code = await smsCode(api, '13700000004');
    const wrong = code === '000000' ? '111111' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await signIn(api, { grant_type: 'sms', phone: '13700000004', code: wrong })).status).toBe(400);
    }
    expect((await signIn(api, { grant_type: 'sms', phone: '13700000004', code })).status).toBe(400);
  });

  it('sendCode 400: for a wrong phone, a wrong picture code, and one that was used', async () => {
    const { key, answer } = await solvedCaptcha(api, 'sms');
    const path = 'blade-auth/oauth/sendCode';
    expect((await api.post(path, { phone: '12', verCode: answer, key })).body.msg).toBe('请输入正确手机号');
    expect((await api.post(path, { verCode: answer, key })).body.msg).toBe('手机号不能为空');
    expect((await api.post(path, { phone: '13700000005', verCode: 'nope', key })).body).toEqual({
      code: 400, success: false, data: null, msg: '图形验证码错误或已过期',
    });
    expect((await api.post(path, { phone: '13700000005', verCode: answer, key })).status).toBe(400);
  });

  it('sendCode 400: a picture code lives two minutes', async () => {
    const { key, answer } = await solvedCaptcha(api, 'sms');
    api.clock.advance(121);
    expect((await api.post('blade-auth/oauth/sendCode', { phone: '13700000006', verCode: answer, key })).status).toBe(400);
  });

  it('sendCode 429: once a minute for a phone, with the time to wait', async () => {
    expect((await sendCode(api, '13700000007')).status).toBe(200);
    const second = await sendCode(api, '13700000007');
    expect(second.status).toBe(429);
    expect(second.body.msg).toBe('验证码发送太频繁，请稍后再试');
    expect(second.headers.get('retry-after')).toBe('60');
    api.clock.advance(60);
    expect((await sendCode(api, '13700000007')).status).toBe(200);
  });
});

describe('signing in by password', () => {
  const api = useApi('postgres');
  beforeAll(async () => {
    await addUser(api.services, { mobile: '13600000001', type: 2, passwordHash: await hashPassword('correct horse') });
    await addUser(api.services, { mobile: '13600000002', passwordHash: await hashPassword('correct horse') });
  });

  it('token 200: with the picture code in any case; an enterprise is not a student', async () => {
    const { status, body } = await signInByPassword(api, '13600000001', 'correct horse');
    expect(status).toBe(200);
    expect(body['role_name']).toBe('enterprise');
  });

  it('token 400: says the same for a wrong password and an unknown account, with error_description', async () => {
    for (const mobile of ['13600000001', '13699999999']) {
      const { status, body } = await signInByPassword(api, mobile, 'wrong');
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, error: 'invalid_grant', error_description: '手机号或密码错误' });
    }
  });

  it('token 400: names what is missing', async () => {
    const ask = async (form: Record<string, string>) => (await signIn(api, { grant_type: 'captcha', ...form })).body['error_description'];
    expect(await ask({})).toBe('请输入手机号');
    expect(await ask({ username: '13600000001' })).toBe('请输入密码');
    expect(await ask({ username: '13600000001', password: 'x' })).toBe('请输入图形验证码');
  });

  it('token 400: ten wrong passwords close the account for a quarter of an hour', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await signInByPassword(api, '13600000002', 'wrong');
    const closed = await signInByPassword(api, '13600000002', 'correct horse');
    expect(closed.body['error_description']).toBe('密码错误次数过多，请稍后再试或使用短信验证码登录');
    api.clock.advance(901);
    expect((await signInByPassword(api, '13600000002', 'correct horse')).status).toBe(200);
  });

  it('token 400: for a grant that is unknown or not offered, and 400 without a client credential', async () => {
    expect((await signIn(api, { grant_type: 'social' })).body['error_description']).toContain('第三方');
    expect((await signIn(api, { grant_type: 'magic' })).body['error']).toBe('unsupported_grant_type');
    const refused = await signIn(api, { grant_type: 'sms' }, { authorization: '' });
    expect(refused.status).toBe(400);
    expect(refused.body['error']).toBe('invalid_client');
  });
});
