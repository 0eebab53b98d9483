import { operations, type OutputOfName } from '@wutong/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { addUser } from '../../testing/rows.ts';
import { DEFAULT_CLIENT } from '../../settings.ts';
import { createLog, silentLog, type Log } from '../runtime/index.ts';
import { bindOperations } from './bind-operation.ts';
import type { HandlersOf } from './context.ts';
import { createApp } from './create-app.ts';

describe('the border of the API', () => {
  const api = useApi('postgres');

  /** An app with one handler in place of the real one. */
  async function withHandler(handlers: HandlersOf<'platformByDomain'>, log: Log = silentLog) {
    const app = createApp({ log, trustProxy: false });
    bindOperations(app, handlers, { services: api.services, client: DEFAULT_CLIENT });
    onTestFinished(() => app.close());
    return await app.inject({ method: 'GET', url: '/api/training/login-info/platform-by-domain?domain=a.example&token=sekret' });
  }
  const record: OutputOfName<'platformByDomain'> = {
    id: '1', deptId: '', platformName: '名', logo: null, identity: 0, loginType: 'learner', branchKey: 'b', themeKey: 't', filing: null, hotline: null, institutionId: null,
  };

  it('lets only declared fields leave', async () => {
    const answer = await withHandler({ platformByDomain: async () => ({ ...record, passwordHash: 'sekret', tenantId: '000000' }) });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('sekret');
    expect(Object.keys(answer.json().data).sort()).toEqual(
      ['branch', 'deptId', 'filing', 'hotline', 'id', 'identity', 'institutionId', 'loginType', 'logo', 'platformName', 'theme']);
  });

  it('500: answers an unexpected error with the request id alone and logs it once, without secrets', async () => {
    const lines: string[] = [];
    const boom = async () => {
      throw new Error('no row for 13812345678, token=abc123, bearer qwe');
    };
    const answer = await withHandler({ platformByDomain: boom }, createLog((line) => lines.push(line)));
    expect(answer.statusCode).toBe(500);
    const id = answer.headers['x-request-id'];
    expect(answer.json()).toEqual({ code: 500, success: false, data: null, msg: `服务器出错了，请稍后再试（编号 ${id}）`, requestId: id });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(String(id));
    for (const secret of ['13812345678', 'abc123', 'qwe', 'sekret']) expect(lines[0]).not.toContain(secret);
  });

  it('refuses two handlers for one method and path when it loads', () => {
    const app = createApp({ log: silentLog, trustProxy: false });
    const binding = { services: api.services, client: DEFAULT_CLIENT };
    const handlers: HandlersOf<'platformByDomain'> = { platformByDomain: async () => record };
    bindOperations(app, handlers, binding);
    expect(() => bindOperations(app, handlers, binding)).toThrow(/already declared/);
  });

  it('403: for a signed-in user whose kind may not do it', async () => {
    const app = createApp({ log: silentLog, trustProxy: false });
    const saveOrder = async () => { throw new Error('must not be reached'); };
    bindOperations(app, { saveOrder }, { services: api.services, client: DEFAULT_CLIENT });
    const enterprise = await addUser(api.services, { type: 2 });
    const answer = await app.inject({
      method: 'POST', url: `/api/${operations.saveOrder.path}`, payload: { courseIds: '1' },
      headers: { 'blade-auth': `bearer ${enterprise.token}` },
    });
    expect(answer.json()).toEqual({ code: 403, success: false, data: null, msg: '当前账号没有权限进行此操作' });
  });

  it.each([
    [400, 'application/json', '{"a":', '请求格式不正确'],
    [415, 'text/csv', 'a,b', '不支持的请求内容类型'],
    [413, 'application/json', JSON.stringify({ a: 'x'.repeat(300_000) }), '请求内容过大'],
    [400, 'application/json', '{"__proto__":{"x":1}}', '请求格式不正确'],
  ])('%d: for a body of type %s that it does not take', async (status, type, body, msg) => {
    const response = await fetch(new URL('/api/blade-auth/oauth/sendCode', api.origin), { method: 'POST', body, headers: { 'content-type': type } });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code: status, success: false, data: null, msg });
  });

  it('takes an announced JSON body that is empty', async () => {
    const answer = await api.send('POST', '/api/blade-auth/oauth/logout', { headers: { 'content-type': 'application/json' } });
    expect(answer.body['success']).toBe('true');
  });

  it('404: for a path that nothing answers', async () => {
    expect((await api.get('training/nothing')).body).toEqual({ code: 404, success: false, data: null, msg: '接口不存在' });
  });

  it('400: for a wrong client, another tenant; 404 for a platform that does not exist', async () => {
    const path = 'training/login-info/by-domain';
    const domain = { domain: 'main.localhost' };
    const wrong = { headers: { authorization: `Basic ${btoa('wutong:guess')}` } };
    expect((await api.get(path, domain, wrong)).status).toBe(400);
    expect((await api.get(path, domain, { headers: { 'tenant-id': '000001' } })).body['msg']).toBe('租户编号不正确');
    const form = { grant_type: 'sms', platformId: '404' };
    expect((await api.send('POST', '/api/blade-auth/oauth/token', { form })).body['msg']).toBe('平台不存在');
  });
});
