import { loginCaptcha } from '@wutong/contract/calls/auth';
import { categoryTree, courseById } from '@wutong/contract/calls/courses';
import { userDetail } from '@wutong/contract/calls/users';
import { describe, expect, it } from 'vitest';
import { isApiError } from './errors.ts';
import { good, refusal } from './fixtures/answers.ts';
import { startBackEnd, type Reply } from './fixtures/back-end.ts';
import { clientOf, failureOf } from './fixtures/clients.ts';

const backEnd = startBackEnd();

async function failureTo(reply: Reply): Promise<unknown> {
  backEnd.answer(() => reply);
  const failure = await failureOf(clientOf(backEnd).client.call(categoryTree, {}));
  expect(isApiError(failure)).toBe(true);
  return failure;
}

describe('an HTTP status other than 200 or 401', () => {
  it.each([
    ['message first', { message: '参数错误', error_description: '二', msg: '三' }, '参数错误'],
    ['error_description next', { message: '', error_description: '授权失败', msg: '三' }, '授权失败'],
    ['msg last', { code: 400, success: false, data: null, msg: '手机号码格式不正确' }, '手机号码格式不正确'],
    ['未知错误 where the body says nothing', {}, '未知错误'],
    ['未知错误 where the words are no text', { message: { a: 1 }, msg: 7 }, '未知错误'],
  ])('carries %s', async (_name, json, message) => {
    expect(await failureTo({ status: 400, json })).toMatchObject({ kind: 'http', status: 400, message });
  });

  it.each([201, 204, 304, 400, 403, 404, 409, 429, 499, 500, 501, 502, 503, 504, 599])(
    'is http for %d',
    async (status) => {
      expect(await failureTo({ status, json: {} })).toMatchObject({
        kind: 'http',
        status,
        message: '未知错误',
      });
    },
  );

  it("carries the body's code, or the status where it has none", async () => {
    expect(
      await failureTo({ status: 400, json: { code: 412, msg: '课程价格有变动，请确认后重新提交' } }),
    ).toMatchObject({
      code: 412,
      message: '课程价格有变动，请确认后重新提交',
    });
    expect(await failureTo({ status: 502, text: '<html>Bad Gateway</html>' })).toMatchObject({ code: 502 });
  });

  it.each([
    ['seconds', { 'Retry-After': '30' }, 30],
    [
      "a date, against the answer's own",
      { 'Retry-After': 'Sat, 21 Nov 2026 09:01:00 GMT', Date: 'Sat, 21 Nov 2026 09:00:00 GMT' },
      60,
    ],
    [
      'a date that has passed',
      { 'Retry-After': 'Sat, 21 Nov 2026 09:00:00 GMT', Date: 'Sat, 21 Nov 2026 09:05:00 GMT' },
      0,
    ],
    ['something else', { 'Retry-After': 'soon' }, null],
    ['nothing', {}, null],
  ])('carries when to ask again, given %s', async (_name, headers, retryAfter) => {
    expect(await failureTo({ status: 503, headers, json: {} })).toMatchObject({ retryAfter });
  });
});

describe('HTTP 200 with a body code other than 200', () => {
  it("carries the body's msg and code", async () => {
    expect(await failureTo(refusal(404, '课程不存在或已下架'))).toMatchObject({
      kind: 'business',
      code: 404,
      message: '课程不存在或已下架',
    });
  });

  it('prefers msg to every other field', async () => {
    const json = { code: '500', message: 'NullPointerException', msg: '服务繁忙' };
    expect(await failureTo({ json })).toMatchObject({ kind: 'business', code: 500, message: '服务繁忙' });
  });

  it('says 未知错误 where there is no msg', async () => {
    expect(await failureTo({ json: { code: 400, success: false } })).toMatchObject({ message: '未知错误' });
  });

  it('is found around a raw answer too', async () => {
    backEnd.answer(() => refusal(429, '操作太频繁'));
    const failure = await failureOf(clientOf(backEnd).client.call(loginCaptcha, {}));
    expect(failure).toMatchObject({ kind: 'business', code: 429, message: '操作太频繁' });
  });
});

describe('no answer', () => {
  it.each<[string, Reply]>([['a dropped connection', 'cut']])('is network for %s', async (_name, reply) => {
    expect(await failureTo(reply)).toMatchObject({ kind: 'network', reason: 'unreachable', requestId: null });
  });

  it('is network for an address where nobody listens', async () => {
    const { client } = clientOf(backEnd, null, { baseUrl: 'http://127.0.0.1:1/api/' });
    expect(await failureOf(client.call(categoryTree, {}))).toMatchObject({
      kind: 'network',
      reason: 'unreachable',
    });
  });

  it('is network, told apart, when the time is over', async () => {
    backEnd.answer(() => 'never');
    const { client } = clientOf(backEnd, null, { timeout: 50 });
    expect(await failureOf(client.call(categoryTree, {}))).toMatchObject({
      kind: 'network',
      reason: 'timeout',
    });
  });

  it('holds nothing of the request, so that a log of it can not leak a password', async () => {
    const failure = await failureTo('cut');
    expect(failure).not.toHaveProperty('cause');
    expect(JSON.parse(JSON.stringify(failure))).toEqual({
      name: 'ApiError',
      kind: 'network',
      reason: 'unreachable',
      requestId: null,
    });
  });
});

describe('an OAuth2 body', () => {
  it('carries its error_description', async () => {
    const json = { error: 'access_denied', error_description: '不允许访问' };
    expect(await failureTo({ json })).toMatchObject({
      kind: 'oauth',
      code: 'access_denied',
      message: '不允许访问',
    });
  });
});

describe('an answer that is not what the contract says', () => {
  it('names the field', async () => {
    backEnd.answer(() => good({ id: '7', name: '护理', classifyIds: 'none' }));
    const failure = await failureOf(clientOf(backEnd).client.call(courseById, { id: '7' }));
    expect(failure).toMatchObject({ kind: 'contract', path: 'classifyIds', message: '未知错误' });
  });

  it.each<[string, Reply]>([
    ['a page of HTML', { text: '<!doctype html>' }],
    ['no envelope', { json: { records: [] } }],
    ['a bare list', { json: [] }],
  ])('is contract for %s', async (_name, reply) => {
    expect(await failureTo(reply)).toMatchObject({ kind: 'contract', path: 'code' });
  });
});

describe('the request id', () => {
  it.each<[string, Reply]>([
    ['http', { status: 500, json: {} }],
    ['business', { json: { code: 500, msg: '服务繁忙' } }],
    ['unauthorized', { status: 401, json: {} }],
    ['oauth', { json: { error: 'x', error_description: 'y' } }],
    ['contract', { json: {} }],
  ])('is carried by %s', async (kind, reply) => {
    const answered =
      typeof reply === 'string' ? reply : { ...reply, headers: { 'X-Request-Id': 'req-7f3a' } };
    backEnd.answer(() => answered);
    const failure = await failureOf(clientOf(backEnd).client.call(userDetail, {}));
    expect(failure).toMatchObject({ kind, requestId: 'req-7f3a' });
  });
});
