import { describe, expect, it } from 'vitest';
import { useApi, type Answer, type TestApi } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';
import { addCourse, addOrder, addUser, type TestUser } from '../../testing/rows.ts';

async function unpaidOrder(api: TestApi, user: TestUser) {
  return await addOrder(api.services, { userId: user.id, courses: [await addCourse(api.services, { name: '护理基础' })] });
}

function code(api: TestApi, user: TestUser, orderNum: string, channel = 'aliQrCode'): Promise<Answer> {
  return api.get(`training/orders/${channel}`, { orderNum }, { as: user.token });
}

async function stateOf(api: TestApi, user: TestUser, orderNum: string): Promise<unknown> {
  const { body } = await api.post('training/orders/inspect', { orderNum }, { as: user.token });
  return body.data && typeof body.data === 'object' && 'payState' in body.data ? body.data.payState : body;
}

function orderRow(api: TestApi, orderNum: string) {
  return api.services.db.selectFrom('orders').selectAll().where('order_num', '=', orderNum).executeTakeFirstOrThrow();
}

describe.each(ENGINES)('paying on %s', (engine) => {
  const api = useApi(engine);

  it('aliQrCode 200: gives a real address, the same while it waits, and opening it pays', async () => {
    const user = await addUser(api.services);
    const { orderNum } = await unpaidOrder(api, user);
    const first = await code(api, user, orderNum);
    expect(first.body).toMatchObject({ code: 200, data: { orderNum } });
    const url = new URL(String(Object(first.body.data).codeUrl));
    expect(url.href).toMatch(/^http:\/\/api\.localhost:3000\/sandbox\/pay\/alipay\/[\w-]{32}$/);
    expect(Object((await code(api, user, orderNum)).body.data).codeUrl).toBe(url.href);
    expect(await stateOf(api, user, orderNum)).toBe('waiting');

    const page = await api.send('GET', url.pathname);
    expect(page.status).toBe(200);
    expect(page.text).toContain('支付成功');
    expect(await stateOf(api, user, orderNum)).toBe('paid');
    expect(await orderRow(api, orderNum)).toMatchObject({ status: 2, paid_at: api.clock.now() });
    expect((await code(api, user, orderNum)).status).toBe(409);
  });

  it('paying opens the courses for as long as they last, and counts a learner once', async () => {
    const user = await addUser(api.services);
    const course = await addCourse(api.services, { learnerCount: 7 });
    const { orderNum } = await addOrder(api.services, { userId: user.id, courses: [course] });
    await code(api, user, orderNum, 'wxQrCode');
    await api.send('POST', `/sandbox/payments/${orderNum}/pay`);
    await api.send('POST', `/sandbox/payments/${orderNum}/pay`);
    const { db, clock } = api.services;
    const enrolments = await db.selectFrom('enrolment').selectAll().where('user_id', '=', user.id).execute();
    expect(enrolments).toHaveLength(1);
    expect(enrolments[0]).toMatchObject({ course_id: course.id, valid_until: new Date(clock.now().getTime() + 365 * 86_400_000) });
    const after = await db.selectFrom('course').select('learner_count').where('id', '=', course.id).executeTakeFirstOrThrow();
    expect(after.learner_count).toBe(8);
  });

  it('a payment that failed is told, can be tried again, and then counts', async () => {
    const user = await addUser(api.services);
    const { orderNum } = await unpaidOrder(api, user);
    await code(api, user, orderNum);
    const failed = await api.send('POST', `/sandbox/payments/${orderNum}/fail`);
    expect(failed.body).toMatchObject({ status: 'failed', notified: { status: 200, body: 'success' } });
    expect(await stateOf(api, user, orderNum)).toBe('failed');
    await code(api, user, orderNum);
    expect(await stateOf(api, user, orderNum)).toBe('waiting');
    await api.send('POST', `/sandbox/payments/${orderNum}/pay`);
    expect(await stateOf(api, user, orderNum)).toBe('paid');
  });

  it('money that comes after the time ran out still counts', async () => {
    const user = await addUser(api.services);
    const { orderNum } = await unpaidOrder(api, user);
    await code(api, user, orderNum);
    api.clock.advance(30 * 60);
    expect(await stateOf(api, user, orderNum)).toBe('expired');
    expect((await code(api, user, orderNum)).status).toBe(409);
    await api.send('POST', `/sandbox/payments/${orderNum}/pay`);
    expect(await stateOf(api, user, orderNum)).toBe('paid');
  });

  it('money through a second channel is kept as surplus and enrols nobody twice', async () => {
    const user = await addUser(api.services);
    const course = await addCourse(api.services);
    const { id, orderNum } = await addOrder(api.services, { userId: user.id, courses: [course] });
    await code(api, user, orderNum, 'aliQrCode');
    await code(api, user, orderNum, 'wxQrCode');
    await api.send('POST', `/sandbox/payments/${orderNum}/pay?channel=wechat`);
    await api.send('POST', `/sandbox/payments/${orderNum}/pay?channel=alipay`);
    const { db } = api.services;
    const payments = await db.selectFrom('payment').select(['channel', 'status', 'surplus']).where('order_id', '=', id).orderBy('channel').execute();
    expect(payments).toEqual([
      { channel: 'alipay', status: 'paid', surplus: true },
      { channel: 'wechat', status: 'paid', surplus: false },
    ]);
    const { learner_count } = await db.selectFrom('course').select('learner_count').where('id', '=', course.id).executeTakeFirstOrThrow();
    expect(learner_count).toBe(1);
  });

  it("404: another user's order answers like a missing one, 401 without a session", async () => {
    const owner = await addUser(api.services);
    const other = await addUser(api.services);
    const { orderNum } = await unpaidOrder(api, owner);
    for (const number of [orderNum, '999']) {
      expect((await code(api, other, number)).body).toEqual({ code: 404, success: false, data: null, msg: '订单不存在' });
      expect((await api.post('training/orders/inspect', { orderNum: number }, { as: other.token })).status).toBe(404);
    }
    expect((await api.get('training/orders/wxQrCode', { orderNum })).status).toBe(401);
  });
});
