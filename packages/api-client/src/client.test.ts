import { addToCart, cartList, selectCourses } from '@wutong/contract/calls/cart';
import { categoryTree, courseById, searchCourses } from '@wutong/contract/calls/courses';
import { sendCode } from '@wutong/contract/calls/auth';
import { saveOrder } from '@wutong/contract/calls/orders';
import { userDetail } from '@wutong/contract/calls/users';
import { reportProgress } from '@wutong/contract/calls/video';
import { describe, expect, it } from 'vitest';
import { account, good } from './fixtures/answers.ts';
import { startBackEnd } from './fixtures/back-end.ts';
import { clientOf, failureOf } from './fixtures/clients.ts';

const backEnd = startBackEnd();
const page = good({ records: [], total: 0, size: 10, current: 1, pages: 0 });

describe('what travels with every call', () => {
  it('is the basic client credential and the tenant, and no bearer header for a visitor', async () => {
    backEnd.answer(() => good([]));
    await clientOf(backEnd).client.call(categoryTree, {});
    const [{ method, path, headers } = expect.fail()] = backEnd.received;
    expect([method, path]).toEqual(['POST', '/api/training/classify/tree']);
    expect(headers.authorization).toBe(`Basic ${Buffer.from('wutong:public').toString('base64')}`);
    expect(headers['tenant-id']).toBe('000000');
    expect(headers['blade-auth']).toBeUndefined();
  });

  it('is `Blade-Auth: bearer <token>` once a token exists', async () => {
    backEnd.answer(() => account);
    await clientOf(backEnd, { access: 'eyJ.a.b', refresh: null }).client.call(userDetail, {});
    expect(backEnd.received[0]?.headers['blade-auth']).toBe('bearer eyJ.a.b');
  });

  it('is the tenant of the branch where it has another', async () => {
    backEnd.answer(() => account);
    await clientOf(backEnd, null, { tenantId: '000001' }).client.call(userDetail, {});
    expect(backEnd.received[0]?.headers['tenant-id']).toBe('000001');
  });
});

describe('where fields travel', () => {
  it('puts JSON fields under their wire names, written in their kinds, without the undefined ones', async () => {
    backEnd.answer(() => page);
    const { client } = clientOf(backEnd);
    await client.call(searchCourses, {
      keyword: '护理',
      categoryPath: ['1', '12'],
      minPrice: 1,
      size: undefined,
      status: 3,
    });
    const [{ headers, body } = expect.fail()] = backEnd.received;
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(body)).toEqual({
      courseName: '护理',
      classifyIds: '1,12',
      minPrice: '0.01',
      courseStatus: 3,
    });
  });

  it('sends an empty JSON object for a call whose fields are all left out, and no body where it has none', async () => {
    backEnd.answer(() => good({ organizationList: [] }));
    const { client } = clientOf(backEnd);
    await client.call(cartList, {});
    expect(backEnd.received[0]?.body).toBe('{}');
    backEnd.answer(() => good([]));
    await client.call(categoryTree, {});
    expect(backEnd.received[1]?.body).toBe('');
    expect(backEnd.received[1]?.headers['content-type']).not.toContain('json');
  });

  it('puts query fields into the address', async () => {
    backEnd.answer(() => good({ organizationList: [] }));
    await clientOf(backEnd).client.call(selectCourses, { ids: ['7', '8'], platformId: '3' });
    expect(backEnd.received[0]?.query).toEqual({ ids: '7,8', platformId: '3' });
  });

  it('puts path fields into the path, encoded', async () => {
    backEnd.answer(() => good({ coursewareId: '5', watchTime: 9, maxWatchTime: 9, duration: 60 }));
    await clientOf(backEnd).client.call(reportProgress, { id: '5/../6?x=1', position: 9 });
    const [{ path, query, body } = expect.fail()] = backEnd.received;
    expect([path, query, JSON.parse(body)]).toEqual([
      '/api/training/video/watchProgress/5%2F..%2F6%3Fx%3D1',
      {},
      { watchTime: 9 },
    ]);
  });

  it.each(['', '.', '..'])('sends nothing where a path field (%j) would lead to another path', async (id) => {
    const failure = await failureOf(clientOf(backEnd).client.call(courseById, { id }));
    expect(failure).toMatchObject({ kind: 'contract', path: 'id' });
    expect(backEnd.received).toEqual([]);
  });

  it('puts header fields into headers', async () => {
    backEnd.answer(() => good({}));
    const call = clientOf(backEnd).client.call(saveOrder, {
      courseIds: ['1'],
      idempotencyKey: 'k-1',
      expectedTotal: 1990,
    });
    await failureOf(call);
    const [{ headers, body } = expect.fail()] = backEnd.received;
    expect(headers['idempotency-key']).toBe('k-1');
    expect(JSON.parse(body)).toEqual({ courseIds: '1', payAmount: '19.90' });
  });
});

describe('what comes back', () => {
  it("is read in inside names and types, with the dialect's nulls as null", async () => {
    backEnd.answer(() => account);
    await expect(clientOf(backEnd).client.call(userDetail, {})).resolves.toEqual({
      id: '1123598821738675201',
      mobile: '13800000001',
      realName: null,
      avatar: null,
      certified: true,
      areaName: null,
    });
  });

  it('is an empty list where empty data is announced as 暂无承载数据', async () => {
    backEnd.answer(() => ({ json: { code: 200, success: true, data: null, msg: '暂无承载数据' } }));
    await expect(clientOf(backEnd).client.call(categoryTree, {})).resolves.toEqual([]);
  });

  it('is nothing for a call without content', async () => {
    backEnd.answer(() => good({}));
    const typed = { phone: '13800000001', imageCode: 'ab12', captchaKey: 'k' };
    await expect(clientOf(backEnd).client.call(sendCode, typed)).resolves.toBeNull();
    expect(JSON.parse(backEnd.received[0]?.body ?? '')).toEqual({
      phone: '13800000001',
      verCode: 'ab12',
      key: 'k',
    });
  });

  it('is understood whether the code is a number or a text', async () => {
    backEnd.answer(() => ({ json: { code: '200', success: true, data: [], msg: '操作成功' } }));
    await expect(clientOf(backEnd).client.call(categoryTree, {})).resolves.toEqual([]);
  });
});

describe('a caller who gives up', () => {
  it('gets its own reason, not an ApiError', async () => {
    const leaving = new AbortController();
    backEnd.answer(() => {
      leaving.abort(new Error('left the page'));
      return 'never';
    });
    const call = clientOf(backEnd).client.call(addToCart, { ids: ['1'] }, { signal: leaving.signal });
    await expect(call).rejects.toThrow('left the page');
  });

  it('sends nothing when it gave up before', async () => {
    const call = clientOf(backEnd).client.call(
      categoryTree,
      {},
      { signal: AbortSignal.abort(new Error('gone')) },
    );
    await expect(call).rejects.toThrow('gone');
    expect(backEnd.received).toEqual([]);
  });
});
