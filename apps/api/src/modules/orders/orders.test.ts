import { describe, expect, it } from 'vitest';
import { useApi, type TestApi } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';
import { addCourse, addOrder, addUser, type TestUser } from '../../testing/rows.ts';

const DETAIL = 'training/orders/detail';
const SUB_DETAIL = 'training/orders/subPlatform/orders/detail';
const MISSING = { code: 404, success: false, data: null, msg: '订单不存在' };

async function unpaidOrder(api: TestApi, user: TestUser) {
  return await addOrder(api.services, { userId: user.id, courses: [await addCourse(api.services)], price: 12_800 });
}

async function pay(api: TestApi, user: TestUser, orderNum: string) {
  await api.get('training/orders/aliQrCode', { orderNum }, { as: user.token });
  await api.send('POST', `/sandbox/payments/${orderNum}/pay`);
}

async function storedStatus(api: TestApi, orderNum: string): Promise<number> {
  return (await api.services.db.selectFrom('orders').select('status').where('order_num', '=', orderNum).executeTakeFirstOrThrow()).status;
}

describe.each(ENGINES)('an order on %s', (engine) => {
  const api = useApi(engine);

  it('detail 200: shows the order with its lines as they were placed', async () => {
    const user = await addUser(api.services);
    const course = await addCourse(api.services, { name: '护理基础' });
    const { orderNum } = await addOrder(api.services, { userId: user.id, courses: [course], price: 12_800 });
    const answer = await api.get(DETAIL, { orderNum }, { as: user.token });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      orderNum, status: 1, payAmount: '128.00',
      createTime: '2026-11-21 09:00:00', expireTime: '2026-11-21 09:30:00', payTime: null,
      courseList: [{
        courseId: course.id, courseName: '护理基础', cover: null, classifyIds: course.categoryIds,
        organizationId: course.institutionId, organizationName: '机构', teachingMethod: 1, period: '12', price: '128.00',
      }],
    });
  });

  it('detail 200: is expired from the very second on, and paid when the money comes after all', async () => {
    const user = await addUser(api.services);
    const { orderNum } = await unpaidOrder(api, user);
    await api.get('training/orders/aliQrCode', { orderNum }, { as: user.token });
    api.clock.advance(30 * 60 - 1);
    expect((await api.get(DETAIL, { orderNum }, { as: user.token })).body.data).toMatchObject({ status: 1 });
    api.clock.advance(1);
    expect((await api.get(DETAIL, { orderNum }, { as: user.token })).body.data).toMatchObject({ status: 3, payTime: null });
    await api.send('POST', `/sandbox/payments/${orderNum}/pay`);
    expect((await api.get(DETAIL, { orderNum }, { as: user.token })).body.data).toMatchObject({ status: 2, payTime: '2026-11-21 09:30:00' });
  });

  it('close 200: gives up an unpaid order, once', async () => {
    const user = await addUser(api.services);
    const { orderNum } = await unpaidOrder(api, user);
    const answer = await api.post('training/orders/close', { orderNum }, { as: user.token });
    expect(answer.body).toMatchObject({ code: 200, data: { orderNum, status: 3, payTime: null } });
    expect(await storedStatus(api, orderNum)).toBe(3);
    expect((await api.get('training/orders/wxQrCode', { orderNum }, { as: user.token })).status).toBe(409);
    expect((await api.post('training/orders/close', { orderNum }, { as: user.token })).body).toEqual({
      code: 409, success: false, data: null, msg: '该订单当前不能取消',
    });
  });
});

describe('whose order it is', () => {
  const api = useApi('postgres');

  it('close 409: for an order that is paid, or whose time ran out; it stays what it was', async () => {
    const user = await addUser(api.services);
    const [paid, late] = [await unpaidOrder(api, user), await unpaidOrder(api, user)];
    await pay(api, user, paid.orderNum);
    api.clock.advance(30 * 60);
    for (const { orderNum } of [paid, late]) {
      expect((await api.post('training/orders/close', { orderNum }, { as: user.token })).status).toBe(409);
    }
    expect(await storedStatus(api, paid.orderNum)).toBe(2);
    expect(await storedStatus(api, late.orderNum)).toBe(1);
  });

  it('money for an order that was closed meanwhile still counts', async () => {
    const user = await addUser(api.services);
    const { orderNum } = await unpaidOrder(api, user);
    await api.get('training/orders/aliQrCode', { orderNum }, { as: user.token });
    await api.post('training/orders/close', { orderNum }, { as: user.token });
    await api.send('POST', `/sandbox/payments/${orderNum}/pay`);
    expect((await api.get(DETAIL, { orderNum }, { as: user.token })).body.data).toMatchObject({ status: 2 });
  });

  it('closing and paying at the same moment never loses the money', async () => {
    for (let round = 0; round < 8; round += 1) {
      const user = await addUser(api.services);
      const { orderNum } = await unpaidOrder(api, user);
      await api.get('training/orders/aliQrCode', { orderNum }, { as: user.token });
      await Promise.all([
        api.send('POST', `/sandbox/payments/${orderNum}/pay`),
        api.post('training/orders/close', { orderNum }, { as: user.token }),
      ]);
      expect(await storedStatus(api, orderNum)).toBe(2);
    }
  });

  it("detail, close 404: another user's order answers like a missing one and stays as it is", async () => {
    const [owner, other] = [await addUser(api.services), await addUser(api.services)];
    const { orderNum } = await unpaidOrder(api, owner);
    for (const number of [orderNum, '999']) {
      expect((await api.get(DETAIL, { orderNum: number }, { as: other.token })).body).toEqual(MISSING);
      expect((await api.get(SUB_DETAIL, { orderNum: number }, { as: other.token })).body).toEqual(MISSING);
      expect((await api.post('training/orders/close', { orderNum: number }, { as: other.token })).body).toEqual(MISSING);
    }
    expect(await storedStatus(api, orderNum)).toBe(1);
  });

  it('detail 404: an order is shown on the platform on which it was placed, and there only', async () => {
    const user = await addUser(api.services);
    const [main, sub] = [await addCourse(api.services), await addCourse(api.services)];
    const place = async (courseIds: string[], host: string) =>
      String(Object((await api.post('training/orders/save', { courseIds }, { as: user.token, host })).body.data).orderNum);
    const mainOrder = await place([main.id], 'main.localhost');
    const subOrder = await place([sub.id], 'association.localhost');
    const statusOn = async (path: string, orderNum: string, host: string) => (await api.get(path, { orderNum }, { as: user.token, host })).status;
    expect(await statusOn(DETAIL, mainOrder, 'main.localhost')).toBe(200);
    expect(await statusOn(DETAIL, subOrder, 'main.localhost')).toBe(404);
    expect(await statusOn(SUB_DETAIL, subOrder, 'association.localhost')).toBe(200);
    expect(await statusOn(SUB_DETAIL, mainOrder, 'association.localhost')).toBe(404);
  });

  it('detail 404: an order that its owner took from the list', async () => {
    const user = await addUser(api.services);
    const { id, orderNum } = await unpaidOrder(api, user);
    await api.services.db.updateTable('orders').set({ removed_at: api.clock.now() }).where('id', '=', id).execute();
    expect((await api.get(DETAIL, { orderNum }, { as: user.token })).body).toEqual(MISSING);
  });

  it('detail 400, 401: needs a number and a session', async () => {
    const { token } = await addUser(api.services);
    expect((await api.get(DETAIL, {}, { as: token })).body).toMatchObject({ code: 400, msg: '订单编号不能为空' });
    expect((await api.get(DETAIL, { orderNum: '1' })).status).toBe(401);
    expect((await api.post('training/orders/close', { orderNum: '1' })).status).toBe(401);
  });
});
