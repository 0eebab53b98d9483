import { describe, expect, it } from 'vitest';
import { useApi, type Answer, type TestApi } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';
import { addEnrolment, changeCourse } from '../../testing/ownership.ts';
import { raceFor } from '../../testing/race.ts';
import { addCourse, addUser, type TestCourse, type TestUser } from '../../testing/rows.ts';

interface Submit {
  key?: string;
  payAmount?: string;
  source?: 'cart' | 'now';
  host?: string;
}

function save(api: TestApi, user: TestUser, courses: readonly (TestCourse | string)[], { key, host, ...fields }: Submit = {}): Promise<Answer> {
  const courseIds = courses.map((course) => (typeof course === 'string' ? course : course.id));
  const headers = key === undefined ? {} : { 'Idempotency-Key': key };
  return api.post('training/orders/save', { courseIds, ...fields }, { as: user.token, headers, host });
}

const numberOf = (answer: Answer) => String(Object(answer.body.data).orderNum);

function ordersOf(api: TestApi, user: TestUser) {
  return api.services.db.selectFrom('orders').selectAll().where('user_id', '=', user.id).orderBy('id').execute();
}

function enrolmentsOf(api: TestApi, user: TestUser) {
  return api.services.db.selectFrom('enrolment').selectAll().where('user_id', '=', user.id).execute();
}

async function cartOf(api: TestApi, user: TestUser): Promise<string> {
  return (await api.post('training/courseByUser/cartList', {}, { as: user.token })).text;
}

describe.each(ENGINES)('placing an order on %s', (engine) => {
  const api = useApi(engine);

  it('save 200: takes prices from the database and half an hour to pay', async () => {
    const user = await addUser(api.services);
    const [one, two] = [await addCourse(api.services, { price: 12_800 }), await addCourse(api.services, { price: 1 })];
    const answer = await save(api, user, [two, one, two], { key: 'a', payAmount: '128.01' });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      status: 1, payAmount: '128.01', createTime: '2026-11-21 09:00:00', expireTime: '2026-11-21 09:30:00', payTime: null,
      courseList: [
        { courseId: two.id, price: '0.01' },
        { courseId: one.id, courseName: one.name, price: '128.00', period: '12', classifyIds: one.categoryIds, organizationId: one.institutionId },
      ],
    });
    expect(await ordersOf(api, user)).toMatchObject([{ order_num: numberOf(answer), total_fen: 12_801, status: 1, idempotency_key: 'a' }]);
    expect(await enrolmentsOf(api, user)).toEqual([]);
  });

  it('save 200: from the cart takes those lines out, bought at once leaves it alone', async () => {
    const user = await addUser(api.services);
    const [one, two, rest] = [await addCourse(api.services), await addCourse(api.services), await addCourse(api.services)];
    await api.post('training/courseByUser/addCart', { ids: [one.id, two.id, rest.id] }, { as: user.token });
    await save(api, user, [one], { source: 'now' });
    expect(await cartOf(api, user)).toContain(`"courseId":"${one.id}"`);
    await save(api, user, [one, two], { source: 'cart' });
    const cart = await cartOf(api, user);
    expect(cart).not.toContain(`"courseId":"${one.id}"`);
    expect(cart).not.toContain(`"courseId":"${two.id}"`);
    expect(cart).toContain(`"courseId":"${rest.id}"`);
  });

  it('save 200: what costs nothing is paid at once and opens its courses', async () => {
    const user = await addUser(api.services);
    const course = await addCourse(api.services, { price: 0, validDays: 30 });
    const answer = await save(api, user, [course], { payAmount: '0.00' });
    expect(answer.body.data).toMatchObject({ status: 2, payAmount: '0.00', payTime: '2026-11-21 09:00:00' });
    const until = new Date(api.clock.now().getTime() + 30 * 86_400_000);
    expect(await enrolmentsOf(api, user)).toMatchObject([{ course_id: course.id, order_id: numberOf(answer), valid_until: until }]);
  });

  it('save 200: the same key gives the same order, also once it is paid', async () => {
    const user = await addUser(api.services);
    const course = await addCourse(api.services, { price: 0 });
    const first = await save(api, user, [course], { key: 'once' });
    const again = await save(api, user, [course], { key: 'once' });
    expect(again.body).toEqual(first.body);
    expect(await ordersOf(api, user)).toHaveLength(1);
    expect(await enrolmentsOf(api, user)).toHaveLength(1);
  });

  it('save 412: a price that has changed is refused instead of charged, and nothing is kept', async () => {
    const user = await addUser(api.services);
    const course = await addCourse(api.services, { price: 100 });
    await api.post('training/courseByUser/addCart', { ids: course.id }, { as: user.token });
    await changeCourse(api, course, { price_fen: 101 });
    const answer = await save(api, user, [course], { payAmount: '1.00', source: 'cart' });
    expect(answer.status).toBe(412);
    expect(answer.body).toEqual({ code: 412, success: false, data: null, msg: '课程价格有变动，请确认后重新提交' });
    expect(await ordersOf(api, user)).toEqual([]);
    expect(await cartOf(api, user)).toContain(course.id);
  });
});

describe('what an order refuses', () => {
  const api = useApi('postgres');

  it('save 404: for a missing course and for one off sale', async () => {
    const user = await addUser(api.services);
    const [good, draft] = [await addCourse(api.services), await addCourse(api.services, { status: 1 })];
    for (const courses of [[good, '999'], [good, draft]]) {
      const answer = await save(api, user, courses);
      expect(answer.status).toBe(404);
      expect(answer.body.msg).toBe('部分课程已下架，请返回购物车确认');
    }
    expect(await ordersOf(api, user)).toEqual([]);
  });

  it('save 409: for a course that the buyer owns; one that ran out may be bought again', async () => {
    const user = await addUser(api.services);
    const [good, owned, expired] = [await addCourse(api.services), await addCourse(api.services), await addCourse(api.services)];
    await addEnrolment(api.services, user, owned);
    await addEnrolment(api.services, user, expired, { validUntil: api.clock.now() });
    const answer = await save(api, user, [good, owned]);
    expect(answer.status).toBe(409);
    expect(answer.body.msg).toBe('您已购买过其中的课程，请返回购物车确认');
    expect((await save(api, user, [expired])).status).toBe(200);
  });

  it('save 422: a key that was used for other courses, for fewer, or on another platform', async () => {
    const user = await addUser(api.services);
    const [one, two] = [await addCourse(api.services), await addCourse(api.services)];
    await save(api, user, [one, two], { key: 'taken' });
    for (const answer of [
      await save(api, user, [one], { key: 'taken' }),
      await save(api, user, [one, two, await addCourse(api.services)], { key: 'taken' }),
      await save(api, user, [one, two], { key: 'taken', host: 'association.localhost' }),
    ]) {
      expect(answer.body).toEqual({ code: 422, success: false, data: null, msg: '提交的内容与上次不一致，请刷新页面后重新提交' });
    }
    expect(await ordersOf(api, user)).toHaveLength(1);
  });

  it('save 412: the same key with another sum than the order came to', async () => {
    const user = await addUser(api.services);
    const course = await addCourse(api.services, { price: 100 });
    await save(api, user, [course], { key: 'sum', payAmount: '1.00' });
    expect((await save(api, user, [course], { key: 'sum', payAmount: '1.01' })).status).toBe(412);
  });

  it('save 400: names the field; save 401 for a visitor, 403 for an enterprise', async () => {
    const user = await addUser(api.services);
    const enterprise = await addUser(api.services, { type: 2 });
    const course = await addCourse(api.services);
    expect((await api.post('training/orders/save', {}, { as: user.token })).body).toMatchObject({ code: 400, msg: '课程编号不能为空' });
    expect((await save(api, user, [course], { payAmount: '1.005' })).body).toMatchObject({ code: 400, msg: '支付金额格式不正确' });
    expect((await save(api, user, [course], { key: 'k'.repeat(65) })).body).toMatchObject({ code: 400 });
    expect((await api.post('training/orders/save', { courseIds: [course.id] })).status).toBe(401);
    expect((await save(api, enterprise, [course])).status).toBe(403);
  });
});

describe('one thing is ordered once', () => {
  const api = useApi('postgres');

  it('answers the order that waits to be paid, whatever the key, until it expires or the price changes', async () => {
    const user = await addUser(api.services);
    const [one, two] = [await addCourse(api.services), await addCourse(api.services)];
    const first = numberOf(await save(api, user, [one, two], { key: '1' }));
    expect(numberOf(await save(api, user, [two, one], { key: '2' }))).toBe(first);
    expect(numberOf(await save(api, user, [two, one]))).toBe(first);
    expect(numberOf(await save(api, user, [one]))).not.toBe(first);
    await changeCourse(api, two, { price_fen: 300 });
    const dearer = await save(api, user, [one, two], { key: '3' });
    expect(dearer.body.data).toMatchObject({ status: 1, payAmount: '4.00' });
    expect(numberOf(dearer)).not.toBe(first);
    const old = (await ordersOf(api, user)).find((order) => order.order_num === first);
    expect(old?.status).toBe(3);
    api.clock.advance(30 * 60);
    expect(numberOf(await save(api, user, [one, two], { key: '4' }))).not.toBe(numberOf(dearer));
  });

  it('keeps orders of other users and of other platforms apart', async () => {
    const [user, other] = [await addUser(api.services), await addUser(api.services)];
    const course = await addCourse(api.services);
    const numbers = [
      await save(api, user, [course], { key: 'same' }),
      await save(api, other, [course], { key: 'same' }),
      await save(api, user, [course], { host: 'association.localhost' }),
    ].map(numberOf);
    expect(new Set(numbers).size).toBe(3);
  });

  it('gives no payment code for an order whose course was bought by another order', async () => {
    const user = await addUser(api.services);
    const [one, two] = [await addCourse(api.services), await addCourse(api.services)];
    const [both, single] = [numberOf(await save(api, user, [one, two])), numberOf(await save(api, user, [one]))];
    await api.get('training/orders/aliQrCode', { orderNum: single }, { as: user.token });
    await api.send('POST', `/sandbox/payments/${single}/pay`);
    const answer = await api.get('training/orders/wxQrCode', { orderNum: both }, { as: user.token });
    expect(answer.body).toEqual({ code: 409, success: false, data: null, msg: '该订单已支付、已过期，或其中的课程您已购买' });
  });

  it('200 parallel submits of one checkout give one order', async () => {
    const user = await addUser(api.services);
    const courses = [await addCourse(api.services), await addCourse(api.services)];
    const submit = () => save(api, user, courses, { key: 'checkout', payAmount: '2.00' });
    const first = await raceFor(api, { table: 'user_account', userId: user.id }, 8, submit);
    const answers = [...first, ...(await Promise.all(Array.from({ length: 192 }, submit)))];
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map(numberOf)).size).toBe(1);
    const orders = await ordersOf(api, user);
    expect(orders).toHaveLength(1);
    const lines = await api.services.db.selectFrom('order_line').selectAll().where('order_id', '=', orders[0]?.id ?? '').execute();
    expect(lines).toHaveLength(2);
  });

  it('60 parallel submits with keys of their own, or none, give one order too', async () => {
    const user = await addUser(api.services);
    const course = await addCourse(api.services);
    const submit = (index: number) => save(api, user, [course], index % 2 === 0 ? { key: `tab-${index}` } : {});
    const first = await raceFor(api, { table: 'user_account', userId: user.id }, 8, submit);
    const answers = [...first, ...(await Promise.all(Array.from({ length: 52 }, (_, index) => submit(index + 8))))];
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map(numberOf)).size).toBe(1);
    expect(await ordersOf(api, user)).toHaveLength(1);
  });

  it('parallel submits of something free enrol once', async () => {
    const user = await addUser(api.services);
    const course = await addCourse(api.services, { price: 0 });
    const answers = await raceFor(api, { table: 'user_account', userId: user.id }, 8, () => save(api, user, [course]));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const { learner_count } = await api.services.db.selectFrom('course').select('learner_count').where('id', '=', course.id).executeTakeFirstOrThrow();
    expect(learner_count).toBe(1);
  });
});
