import { allOperations, operations, type OperationName } from '@wutong/contract';
import { readValue } from '@wutong/contract/calls';
import { cartList as cartListCall } from '@wutong/contract/calls/cart';
import * as generated from '@wutong/contract/calls/courses';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildCart, buildCourseDetail, buildCourseSummary } from '../builders/index.ts';
import { SAMPLE_ANSWERS } from './answers.ts';
import { mockHandlers } from './handlers.ts';
import { plainValue } from './plain-value.ts';
import { delayed, failing, offline } from './states.ts';

const BASE = 'http://mock.test/api/';
const server = setupServer(...mockHandlers());

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers(...mockHandlers()));
afterAll(() => server.close());

/** Sends to an operation over fetch; values stand in for path fields. */
async function send(name: OperationName, { query = '', body }: { query?: string; body?: unknown } = {}) {
  const { method, path } = operations[name];
  const address = BASE + path.replace(/\{\w+\}/g, '7') + query;
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(address, { method, ...sent });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** The sample cart as it travels: lines carry what the contract names of a course, and no more. */
function sampleCart() {
  const names = [
    'id',
    'name',
    'cover',
    'categoryIds',
    'studyForm',
    'hours',
    'price',
    'originalPrice',
    'validDays',
  ];
  const { groups } = buildCart();
  return {
    groups: groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => ({
        ...line,
        course: Object.fromEntries(Object.entries(line.course).filter(([name]) => names.includes(name))),
      })),
    })),
  };
}

describe('the mocks', () => {
  it.each(allOperations.map((operation) => [operation.name, operation] as const))(
    'answer %s as the contract says, even where nobody wrote an answer',
    (_name, operation) => {
      const wire = z.encode(operation.output, plainValue(operation.output));
      expect(z.decode(operation.output, wire)).toEqual(plainValue(operation.output));
    },
  );

  it('have sample answers for operations that exist', () => {
    const names = allOperations.map(({ name }) => name);
    expect(Object.keys(SAMPLE_ANSWERS).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('answer in the dialect: envelope, wire names, decimals as text', async () => {
    const { body } = await send('cartList', { body: {} });
    expect(body).toMatchObject({ code: 200, success: true, msg: '操作成功' });
    expect(readValue(cartListCall.read, body['data'])).toEqual(sampleCart());
    expect(JSON.stringify(body)).toMatch(/"organizationList".+"price":"\d+\.\d\d"/);
  });

  it('answer raw where the call has no envelope, and without data where it has none', async () => {
    expect((await send('loginCaptcha')).body).toMatchObject({ key: 'mock-captcha' });
    const typed = { phone: '13800000001', verCode: '7K2P', key: 'mock-captcha' };
    expect((await send('sendCode', { body: typed })).body).toEqual({
      code: 200,
      success: true,
      data: null,
      msg: '暂无承载数据',
    });
  });

  it('read the input in inside names', async () => {
    const course = buildCourseSummary({}, 4);
    const response = await fetch(`${BASE}training/course/${course.id}`);
    const { data } = (await response.json()) as { data: unknown };
    expect(readValue(generated.courseById.read, data)).toEqual(buildCourseDetail({}, 4));
  });

  it('give a page of what was asked for', async () => {
    const { body } = await send('searchCourses', { body: { current: 3, size: 12, courseStatus: 3 } });
    expect(readValue(generated.searchCourses.read, body['data'])).toMatchObject({
      total: 30,
      current: 3,
      pages: 3,
    });
    expect((body['data'] as { records: unknown[] }).records).toHaveLength(6);
  });

  it('answer what a test says instead', async () => {
    server.use(...mockHandlers({ overrides: { searchCourses: ({ keyword }) => pageNamed(keyword ?? '') } }));
    const { body } = await send('searchCourses', { body: { courseName: '护理' } });
    expect(JSON.stringify(body)).toContain('护理');
  });

  it('refuse, naming the operation, what the contract does not know', async () => {
    const { status, body } = await send('orderDetail');
    expect([status, String(body['msg']).startsWith('orderDetail: ')]).toEqual([400, true]);
    server.use(...mockHandlers({ overrides: { cartList: () => ({ groups: [{}] }) as never } }));
    expect((await send('cartList', { body: {} })).body).toMatchObject({ code: 400 });
  });

  it('are only where a test put them', async () => {
    server.resetHandlers(...mockHandlers({ baseUrl: 'http://other.test/api/' }));
    await expect(send('categoryTree')).rejects.toThrow(/fetch/i);
  });
});

describe('the states of a call', () => {
  it('fails as a business refusal, another status, a 401, an OAuth2 refusal, or without an answer', async () => {
    server.use(failing('cartList', { kind: 'business', code: 409, message: '已购买' }));
    expect(await send('cartList', { body: {} })).toMatchObject({
      status: 200,
      body: { code: 409, msg: '已购买' },
    });
    server.use(
      failing('cartList', { kind: 'http', status: 503, message: '维护中', retryAfter: 30, requestId: 'r-1' }),
    );
    const busy = await send('cartList', { body: {} });
    expect([busy.status, busy.headers.get('Retry-After'), busy.headers.get('X-Request-Id')]).toEqual([
      503,
      '30',
      'r-1',
    ]);
    server.use(failing('cartList', { kind: 'unauthorized' }));
    expect((await send('cartList', { body: {} })).status).toBe(401);
    server.use(failing('token', { kind: 'oauth', message: '用户名或密码错误' }));
    expect(await send('token')).toMatchObject({
      status: 400,
      body: { error_description: '用户名或密码错误' },
    });
    server.use(failing('cartList', { kind: 'network' }));
    await expect(send('cartList', { body: {} })).rejects.toThrow(/fetch/i);
  });

  it('fails once where a second try shall succeed', async () => {
    server.use(failing('categoryTree', { kind: 'http', status: 502, message: '稍后' }, { once: true }));
    expect((await send('categoryTree')).status).toBe(502);
    expect((await send('categoryTree')).status).toBe(200);
  });

  it('comes late, with the answer of the handlers behind it', async () => {
    server.use(delayed('categoryTree', 20));
    expect((await send('categoryTree')).body).toMatchObject({ code: 200 });
  });

  it('is offline for every call', async () => {
    server.use(offline());
    await expect(send('categoryTree')).rejects.toThrow(/fetch/i);
    await expect(send('loginCaptcha')).rejects.toThrow(/fetch/i);
  });
});

describe('the builders', () => {
  it('build another course for each index, and the same for the same', () => {
    expect(buildCourseSummary({}, 1)).toEqual(buildCourseSummary({}, 1));
    expect(buildCourseSummary({}, 1).id).not.toBe(buildCourseSummary({}, 2).id);
    expect(buildCourseSummary({ name: '护理' }).name).toBe('护理');
  });

  it('build a cart whose lines stand under their own institutions', () => {
    expect(buildCart().groups).toHaveLength(3);
  });
});

function pageNamed(name: string) {
  return { records: [buildCourseSummary({ name })], total: 1, size: 12, current: 1, pages: 1 };
}
