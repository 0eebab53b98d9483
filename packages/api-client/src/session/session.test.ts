import { cartList } from '@wutong/contract/calls/cart';
import { orderDetail } from '@wutong/contract/calls/orders';
import { userDetail } from '@wutong/contract/calls/users';
import { describe, expect, it } from 'vitest';
import { account, expired, good, refusal, signedIn } from '../fixtures/answers.ts';
import { startBackEnd, type Received, type Reply } from '../fixtures/back-end.ts';
import { clientOf, failureOf } from '../fixtures/clients.ts';

const backEnd = startBackEnd();
/** An hour in ms: for so long the back end says it takes a token, and the clients' clock stands at 0. */
const HOUR = 3_600_000;
const OLD = { access: 'old', refresh: 'r-old' };

const isTokenCall = (request: Received) => request.path.endsWith('/oauth/token');
const bearer = (request: Received) => request.headers['blade-auth'];
const tokenCalls = () => backEnd.received.filter(isTokenCall);

/** A back end that takes the token `new` and answers `refused` to any other; `renewal` answers refreshes. */
function backEndOfNewToken(refused: Reply, renewal: Reply = signedIn('new', 'r-new')): void {
  backEnd.answer((request) => {
    if (isTokenCall(request)) return renewal;
    if (bearer(request) !== 'bearer new') return refused;
    return request.path.endsWith('/detail') ? account : good({ organizationList: [] });
  });
}

const fourOhOnes: [string, Reply][] = [
  ['HTTP 401 without success', { status: 401, json: { code: 401, msg: '请求未授权' } }],
  [
    'HTTP 401 in an envelope',
    { status: 401, json: { code: 401, success: false, data: null, msg: '请求未授权' } },
  ],
  ['HTTP 401 without a body', { status: 401, text: '' }],
  ['HTTP 200 with body code 401', refusal(401, '请求未授权')],
  [
    'HTTP 401 with an OAuth2 body',
    { status: 401, json: { error: 'invalid_token', error_description: '请求未授权' } },
  ],
  ['HTTP 200 with an OAuth2 body', { json: { error: 'unauthorized', error_description: '请求未授权' } }],
];

describe.each(fourOhOnes)('%s', (_name, refused) => {
  it('renews the session and repeats the call with the new token', async () => {
    backEndOfNewToken(refused);
    const { client, ends } = clientOf(backEnd, OLD);
    await expect(client.call(userDetail, {})).resolves.toMatchObject({ mobile: '13800000001' });
    expect(backEnd.received.map(bearer)).toEqual(['bearer old', undefined, 'bearer new']);
    expect(client.tokens.read()).toEqual({ access: 'new', refresh: 'r-new', expiresAt: HOUR });
    expect(ends).toEqual([]);
  });

  it('ends the session when there is no refresh token', async () => {
    backEndOfNewToken(refused);
    const { client, ends } = clientOf(backEnd, { access: 'old', refresh: null });
    expect(await failureOf(client.call(userDetail, {}))).toMatchObject({
      kind: 'unauthorized',
      reason: 'expired',
    });
    expect(client.tokens.read()).toBeNull();
    expect(ends).toEqual(['not-renewable']);
    expect(tokenCalls()).toEqual([]);
  });

  it('ends the session when renewing is switched off', async () => {
    backEndOfNewToken(refused);
    const { client, ends } = clientOf(backEnd, OLD, { refreshAllowed: false });
    expect(await failureOf(client.call(userDetail, {}))).toMatchObject({ reason: 'expired' });
    expect([client.tokens.read(), ends, tokenCalls()]).toEqual([null, ['not-renewable'], []]);
  });

  it('tells a visitor, without ending a session that is none', async () => {
    backEndOfNewToken(refused);
    const { client, ends } = clientOf(backEnd);
    expect(await failureOf(client.call(userDetail, {}))).toMatchObject({
      kind: 'unauthorized',
      reason: 'visitor',
    });
    expect([ends, backEnd.received.length]).toEqual([[], 1]);
  });

  it('is left as it is where the caller asked not to renew', async () => {
    backEndOfNewToken(refused);
    const { client, ends } = clientOf(backEnd, OLD);
    expect(await failureOf(client.call(userDetail, {}, { renew: false }))).toMatchObject({
      kind: 'unauthorized',
    });
    expect([client.tokens.read(), ends, backEnd.received.length]).toEqual([OLD, [], 1]);
  });
});

describe('a refresh', () => {
  it('sends what the spec lists, as a form, with the client credential and without the stale token', async () => {
    backEndOfNewToken(expired);
    await clientOf(backEnd, OLD).client.call(userDetail, {});
    const [{ headers, body, query } = expect.fail()] = tokenCalls();
    expect(headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(headers.authorization).toMatch(/^Basic /);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'r-old',
      scope: 'all',
      user_status: '1',
      tenantId: '000000',
    });
    expect(query).toEqual({});
  });

  it('is shared by all calls that fail at the same time', async () => {
    backEndOfNewToken(expired);
    const { client } = clientOf(backEnd, OLD);
    const calls = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? client.call(userDetail, {}) : client.call(cartList, {}),
    );
    expect(await Promise.all(calls)).toHaveLength(20);
    expect(tokenCalls()).toHaveLength(1);
  });

  it('is not made again for a call that was sent with the old token and fails late', async () => {
    let late: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      late = resolve;
    });
    backEnd.answer(async (request) => {
      if (isTokenCall(request)) return signedIn('new', 'r-new');
      if (bearer(request) === 'bearer new')
        return request.path.endsWith('/detail') ? account : good({ organizationList: [] });
      if (request.path.endsWith('/cartList')) await waiting;
      return expired;
    });
    const { client } = clientOf(backEnd, OLD);
    const slow = client.call(cartList, {});
    await client.call(userDetail, {});
    late();
    await expect(slow).resolves.toEqual({ groups: [] });
    expect(tokenCalls()).toHaveLength(1);
  });

  it('is made again when the next token expires too', async () => {
    let valid = 'a1';
    backEnd.answer((request) => {
      if (isTokenCall(request)) return signedIn(valid, `r-${valid}`);
      return bearer(request) === `bearer ${valid}` ? account : expired;
    });
    const { client } = clientOf(backEnd, OLD);
    await client.call(userDetail, {});
    valid = 'a2';
    await client.call(userDetail, {});
    expect(tokenCalls()).toHaveLength(2);
    expect(client.tokens.read()).toEqual({ access: 'a2', refresh: 'r-a2', expiresAt: HOUR });
  });

  it('takes the tokens of another tab that was faster', async () => {
    const { client, ends } = clientOf(backEnd, OLD);
    backEnd.answer((request) => {
      if (bearer(request) === 'bearer new') return account;
      if (!isTokenCall(request)) return expired;
      client.tokens.write({ access: 'new', refresh: 'r-new' });
      return { status: 400, json: { error: 'invalid_grant', error_description: '刷新令牌已失效' } };
    });
    await expect(client.call(userDetail, {})).resolves.toMatchObject({ mobile: '13800000001' });
    expect(ends).toEqual([]);
  });

  it('does not bring a session back that was signed out meanwhile', async () => {
    const { client, ends } = clientOf(backEnd, OLD);
    backEnd.answer((request) => {
      if (!isTokenCall(request)) return expired;
      client.tokens.clear();
      return signedIn('new', 'r-new');
    });
    expect(await failureOf(client.call(userDetail, {}))).toMatchObject({
      kind: 'unauthorized',
      reason: 'expired',
    });
    expect([client.tokens.read(), ends]).toEqual([null, []]);
  });

  it('can be asked for before a call fails', async () => {
    backEndOfNewToken(expired);
    const { client } = clientOf(backEnd, OLD);
    await expect(client.refresh()).resolves.toEqual({ access: 'new', refresh: 'r-new', expiresAt: HOUR });
    await client.call(userDetail, {});
    expect(backEnd.received.map(bearer)).toEqual([undefined, 'bearer new']);
  });

  it('leaves a caller who gave up meanwhile alone', async () => {
    const leaving = new AbortController();
    backEnd.answer((request) => {
      if (!isTokenCall(request)) return expired;
      leaving.abort(new Error('left the page'));
      return signedIn('new', 'r-new');
    });
    const { client } = clientOf(backEnd, OLD);
    await expect(client.call(userDetail, {}, { signal: leaving.signal })).rejects.toThrow('left the page');
    expect(client.tokens.read()).toEqual({ access: 'new', refresh: 'r-new', expiresAt: HOUR });
  });
});

describe('a refused refresh', () => {
  const description = '登录已过期，请重新登录';
  it.each<[string, Reply]>([
    [
      'HTTP 400 with error_description',
      { status: 400, json: { error: 'invalid_grant', error_description: description } },
    ],
    [
      'HTTP 400 with an envelope',
      { status: 400, json: { code: 400, success: false, data: null, msg: description } },
    ],
    ['HTTP 200 with error_code', { json: { error_code: 400, error_description: description } }],
    [
      'HTTP 401 with an OAuth2 body',
      { status: 401, json: { error: 'unauthorized', error_description: description } },
    ],
    ['HTTP 200 with body code 401', refusal(401, description)],
  ])('(%s) ends the session once, whatever waits for it', async (_name, refused) => {
    backEndOfNewToken(expired, refused);
    const { client, ends } = clientOf(backEnd, OLD);
    const calls = [client.call(userDetail, {}), client.call(cartList, {}), client.call(userDetail, {})];
    const failures = await Promise.all(calls.map(failureOf));
    expect(failures).toMatchObject(calls.map(() => ({ kind: 'unauthorized', reason: 'expired' })));
    expect(failures[0]).toHaveProperty('message', description);
    expect([client.tokens.read(), ends, tokenCalls().length]).toEqual([null, ['refresh-refused'], 1]);
  });
});

describe('a refresh that fails otherwise', () => {
  it.each<[string, Reply, object]>([
    ['no connection', 'cut', { kind: 'network', reason: 'unreachable' }],
    [
      'a broken server',
      { status: 503, json: { msg: '服务暂时不可用' } },
      { kind: 'http', status: 503, message: '服务暂时不可用' },
    ],
    [
      'too many tries',
      { status: 429, headers: { 'Retry-After': '5' }, json: { msg: '请稍后再试' } },
      { kind: 'http', retryAfter: 5 },
    ],
  ])('(%s) keeps the tokens for the next try', async (_name, reply, failure) => {
    backEndOfNewToken(expired, reply);
    const { client, ends } = clientOf(backEnd, OLD);
    expect(await failureOf(client.call(userDetail, {}))).toMatchObject(failure);
    expect([client.tokens.read(), ends]).toEqual([OLD, []]);
    backEndOfNewToken(expired);
    await expect(client.call(userDetail, {})).resolves.toMatchObject({ mobile: '13800000001' });
  });
});

describe('a 401 that a new token does not help', () => {
  it('under HTTP 401 is a lack of a right: one refresh, the session goes on', async () => {
    backEnd.answer((request) =>
      isTokenCall(request) ? signedIn('new', 'r-new') : { status: 401, json: { msg: '没有访问权限' } },
    );
    const { client, ends } = clientOf(backEnd, OLD);
    expect(await failureOf(client.call(orderDetail, { orderNum: '1' }))).toMatchObject({
      kind: 'unauthorized',
      reason: 'forbidden',
      message: '没有访问权限',
    });
    expect(backEnd.received.map(({ path }) => path.split('/').at(-1))).toEqual(['detail', 'token', 'detail']);
    expect([client.tokens.read(), ends]).toEqual([{ access: 'new', refresh: 'r-new', expiresAt: HOUR }, []]);
  });

  it('as a body code ends the session, as the catalogue says', async () => {
    backEnd.answer((request) =>
      isTokenCall(request) ? signedIn('new', 'r-new') : refusal(401, '请重新登录'),
    );
    const { client, ends } = clientOf(backEnd, OLD);
    expect(await failureOf(client.call(userDetail, {}))).toMatchObject({
      reason: 'expired',
      message: '请重新登录',
    });
    expect([client.tokens.read(), ends, backEnd.received.length]).toEqual([null, ['still-refused'], 3]);
  });

  it('as a body code ends it once for all calls that meet it', async () => {
    backEnd.answer((request) =>
      isTokenCall(request) ? signedIn('new', 'r-new') : refusal(401, '请重新登录'),
    );
    const { client, ends } = clientOf(backEnd, OLD);
    await Promise.all([client.call(userDetail, {}), client.call(cartList, {})].map(failureOf));
    expect(ends).toEqual(['still-refused']);
  });
});
