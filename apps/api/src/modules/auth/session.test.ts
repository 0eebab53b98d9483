import { describe, expect, it } from 'vitest';
import { useApi, type TestApi } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';
import { addUser } from '../../testing/rows.ts';

const DETAIL = 'training/user/detail';

function refresh(api: TestApi, refresh_token: string) {
  return api.send('POST', '/api/blade-auth/oauth/token', { form: { grant_type: 'refresh_token', refresh_token, scope: 'all' } });
}

describe.each(ENGINES)('a session on %s', (engine) => {
  const api = useApi(engine);

  it('detail 401: without a token, with an unknown one, and with one that only a cookie carries', async () => {
    const { token } = await addUser(api.services);
    const missing = await api.get(DETAIL);
    expect(missing.status).toBe(401);
    expect(missing.body).toEqual({ code: 401, success: false, data: null, msg: '请先登录' });
    expect((await api.get(DETAIL, {}, { as: 'unknown' })).status).toBe(401);
    const cookie = { cookie: `Blade-Auth=${token}; saber-access-token=${token}` };
    expect((await api.get(DETAIL, {}, { headers: cookie })).status).toBe(401);
    expect((await api.get(DETAIL, {}, { as: token })).status).toBe(200);
  });

  it('detail 401: after two hours', async () => {
    const { token } = await addUser(api.services);
    api.clock.advance(7_199);
    expect((await api.get(DETAIL, {}, { as: token })).status).toBe(200);
    api.clock.advance(2);
    expect((await api.get(DETAIL, {}, { as: token })).status).toBe(401);
  });

  it('token 200 by refresh: rotates; the predecessor works for ten seconds more', async () => {
    const user = await addUser(api.services);
    const first = await refresh(api, user.refreshToken);
    expect(first.status).toBe(200);
    expect(first.body['refresh_token']).not.toBe(user.refreshToken);
    api.clock.advance(10);
    const again = await refresh(api, user.refreshToken);
    expect(again.status).toBe(200);
    expect((await api.get(DETAIL, {}, { as: String(again.body['access_token']) })).status).toBe(200);
  });

  it('token 400 by refresh: a replay after the grace ends the whole sign-in', async () => {
    const user = await addUser(api.services);
    const first = await refresh(api, user.refreshToken);
    api.clock.advance(11);
    const replay = await refresh(api, user.refreshToken);
    expect(replay.status).toBe(400);
    expect(replay.body['error_description']).toBe('登录已过期，请重新登录');
    expect((await api.get(DETAIL, {}, { as: String(first.body['access_token']) })).status).toBe(401);
    expect((await refresh(api, String(first.body['refresh_token']))).status).toBe(400);
  });

  it('token 400 by refresh: the grace is for the immediate predecessor only', async () => {
    const user = await addUser(api.services);
    const second = await refresh(api, user.refreshToken);
    await refresh(api, String(second.body['refresh_token']));
    expect((await refresh(api, user.refreshToken)).status).toBe(400);
  });

  it('logout 200: answers raw, ends the session, and is harmless without one', async () => {
    const user = await addUser(api.services);
    const out = await api.post('blade-auth/oauth/logout', undefined, { as: user.token });
    expect(out.body).toEqual({ success: 'true', msg: '退出登录成功' });
    expect((await api.get(DETAIL, {}, { as: user.token })).status).toBe(401);
    expect((await refresh(api, user.refreshToken)).status).toBe(400);
    expect((await api.get('blade-auth/oauth/logout')).body).toMatchObject({ success: 'true' });
  });

  it('keeps no token and no code in the open', async () => {
    const user = await addUser(api.services);
    const rows = JSON.stringify(await api.services.db.selectFrom('session_token').selectAll().execute());
    expect(rows).not.toContain(user.token);
    expect(rows).not.toContain(user.refreshToken);
  });
});

describe('refreshing at once', () => {
  const api = useApi('postgres');

  it('gives every one of twenty tabs a session that works', async () => {
    const user = await addUser(api.services);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(api, user.refreshToken)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    const tokens = answers.map((answer) => String(answer.body['access_token']));
    const uses = await Promise.all(tokens.map((as) => api.get(DETAIL, {}, { as })));
    expect(new Set(uses.map((use) => use.status))).toEqual(new Set([200]));
  });
});
