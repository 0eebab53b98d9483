import { describe, expect, it } from 'vitest';
import { useApi, type Answer } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';
import { addEnrolment, changeCourse, platformId } from '../../testing/ownership.ts';
import { addCourse, addUser } from '../../testing/rows.ts';

const CART = 'training/courseByUser';

/** The lines of a cart that was answered, group by group. */
function lines(answer: Answer): { courseId: string; isSelect: number; isSale: number }[] {
  return Object(answer.body.data).organizationList.flatMap((group: { courseList: [] }) => group.courseList);
}

const ids = (answer: Answer) => lines(answer).map((line) => line.courseId);

describe.each(ENGINES)('the cart on %s', (engine) => {
  const api = useApi(engine);

  it('addCart 200: puts courses in, grouped by institution, the newest first', async () => {
    const user = await addUser(api.services);
    const first = await addCourse(api.services, { price: 12_800 });
    const beside = await addCourse(api.services, { beside: first });
    const other = await addCourse(api.services);
    await api.post(`${CART}/addCart`, { ids: first.id }, { as: user.token });
    api.clock.advance(1);
    await api.post(`${CART}/addCart`, { ids: [other.id] }, { as: user.token });
    api.clock.advance(1);
    const answer = await api.post(`${CART}/addCart`, { ids: beside.id }, { as: user.token });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      organizationList: [
        {
          organizationId: first.institutionId,
          courseList: [
            { courseId: beside.id, isSelect: 1, isSale: 1 },
            { courseId: first.id, course: { id: first.id, name: first.name, price: '128.00', period: '12', classifyIds: first.categoryIds } },
          ],
        },
        { organizationId: other.institutionId, courseList: [{ courseId: other.id }] },
      ],
    });
    expect((await api.post(`${CART}/cartList`, {}, { as: user.token })).body).toEqual(answer.body);
  });

  it('addCart 200: a course that is there already stays as it is', async () => {
    const user = await addUser(api.services);
    const [one, two] = [await addCourse(api.services), await addCourse(api.services)];
    await api.post(`${CART}/addCart`, { ids: one.id }, { as: user.token });
    await api.get(`${CART}/unSelectCourse`, { ids: one.id }, { as: user.token });
    api.clock.advance(1);
    const answer = await api.post(`${CART}/addCart`, { ids: `${one.id},${two.id},${two.id}` }, { as: user.token });
    expect(lines(answer).map(({ courseId, isSelect }) => [courseId, isSelect])).toEqual([[two.id, 1], [one.id, 0]]);
  });

  it('selectCourse, unSelectCourse 200: mark the named lines only, and pass over what is not in the cart', async () => {
    const user = await addUser(api.services);
    const [one, two, away] = [await addCourse(api.services), await addCourse(api.services), await addCourse(api.services)];
    await api.post(`${CART}/addCart`, { ids: [one.id, two.id] }, { as: user.token });
    const unselected = await api.get(`${CART}/unSelectCourse`, { ids: `${one.id},${away.id}` }, { as: user.token });
    expect(Object.fromEntries(lines(unselected).map((line) => [line.courseId, line.isSelect]))).toEqual({ [one.id]: 0, [two.id]: 1 });
    const selected = await api.get(`${CART}/selectCourse`, { ids: one.id }, { as: user.token });
    expect(lines(selected).map((line) => line.isSelect)).toEqual([1, 1]);
  });

  it('rmCart, clearCart 200: take lines out, once or twice', async () => {
    const user = await addUser(api.services);
    const courses = [await addCourse(api.services), await addCourse(api.services), await addCourse(api.services)];
    const [one, two, three] = courses.map((course) => course.id);
    await api.post(`${CART}/addCart`, { ids: courses.map((course) => course.id) }, { as: user.token });
    expect(ids(await api.post(`${CART}/rmCart`, { ids: one }, { as: user.token })).sort()).toEqual([two, three].sort());
    expect(ids(await api.post(`${CART}/rmCart`, { ids: one }, { as: user.token }))).toHaveLength(2);
    expect((await api.post(`${CART}/clearCart`, {}, { as: user.token })).body).toEqual({
      code: 200, success: true, data: { organizationList: [] }, msg: '操作成功',
    });
  });
});

describe('what a cart holds', () => {
  const api = useApi('postgres');

  it('cartList 200: a course that went off sale stays, and says that it cannot be bought', async () => {
    const user = await addUser(api.services);
    const course = await addCourse(api.services);
    await api.post(`${CART}/addCart`, { ids: course.id }, { as: user.token });
    await changeCourse(api, course, { status: 4 });
    expect(lines(await api.post(`${CART}/cartList`, {}, { as: user.token }))).toMatchObject([{ courseId: course.id, isSelect: 1, isSale: 0 }]);
  });

  it('cartList 200: shows the price of now, and no longer what was bought meanwhile', async () => {
    const user = await addUser(api.services);
    const [kept, bought] = [await addCourse(api.services), await addCourse(api.services)];
    await api.post(`${CART}/addCart`, { ids: [kept.id, bought.id] }, { as: user.token });
    await changeCourse(api, kept, { price_fen: 999 });
    await addEnrolment(api.services, user, bought);
    expect(lines(await api.post(`${CART}/cartList`, {}, { as: user.token }))).toMatchObject([{ courseId: kept.id, course: { price: '9.99' } }]);
  });

  it('subPlatform/cartList 200: each platform has a cart of its own, by host or by platformId', async () => {
    const user = await addUser(api.services);
    const [main, sub] = [await addCourse(api.services), await addCourse(api.services)];
    await api.post(`${CART}/addCart`, { ids: main.id }, { as: user.token });
    await api.post(`${CART}/addCart`, { ids: sub.id }, { as: user.token, host: 'association.localhost' });
    const association = await platformId(api.services, '1001');
    expect(ids(await api.post(`${CART}/cartList`, {}, { as: user.token }))).toEqual([main.id]);
    expect(ids(await api.post(`${CART}/subPlatform/cartList`, {}, { as: user.token, host: 'association.localhost' }))).toEqual([sub.id]);
    expect(ids(await api.post(`${CART}/subPlatform/cartList`, { platformId: association }, { as: user.token }))).toEqual([sub.id]);
    await api.post(`${CART}/clearCart`, { platformId: association }, { as: user.token });
    expect(ids(await api.post(`${CART}/cartList`, {}, { as: user.token }))).toEqual([main.id]);
  });

  it('addCart 200: a course whose validity ran out can be bought again, and one that was bought on another platform', async () => {
    const user = await addUser(api.services);
    const [expired, elsewhere] = [await addCourse(api.services), await addCourse(api.services)];
    await addEnrolment(api.services, user, expired, { validUntil: api.clock.now() });
    await addEnrolment(api.services, user, elsewhere, { deptId: '1001' });
    expect(ids(await api.post(`${CART}/addCart`, { ids: [expired.id, elsewhere.id] }, { as: user.token }))).toHaveLength(2);
  });

  it('addCart 404: for a missing course and for a draft, and then puts nothing in', async () => {
    const user = await addUser(api.services);
    const good = await addCourse(api.services);
    const draft = await addCourse(api.services, { status: 1 });
    for (const id of [draft.id, '999']) {
      const answer = await api.post(`${CART}/addCart`, { ids: `${good.id},${id}` }, { as: user.token });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ code: 404, success: false, data: null, msg: '课程不存在或已下架' });
    }
    expect(ids(await api.post(`${CART}/cartList`, {}, { as: user.token }))).toEqual([]);
  });

  it('addCart 409: for a course that the caller owns, and then puts nothing in', async () => {
    const user = await addUser(api.services);
    const [good, owned] = [await addCourse(api.services), await addCourse(api.services)];
    await addEnrolment(api.services, user, owned, { validUntil: null });
    const answer = await api.post(`${CART}/addCart`, { ids: `${good.id},${owned.id}` }, { as: user.token });
    expect(answer.status).toBe(409);
    expect(answer.body.msg).toBe('您已购买过该课程，请直接去学习');
    expect(ids(await api.post(`${CART}/cartList`, {}, { as: user.token }))).toEqual([]);
  });

  it.each(['addCart', 'rmCart'])('%s 400: names the field that is missing or wrong', async (path) => {
    const { token } = await addUser(api.services);
    expect((await api.post(`${CART}/${path}`, {}, { as: token })).body).toMatchObject({ code: 400, msg: '课程编号不能为空' });
    expect((await api.post(`${CART}/${path}`, { ids: 'x;drop' }, { as: token })).body).toMatchObject({ code: 400, msg: '课程编号格式不正确' });
  });

  it('401: a visitor has no cart', async () => {
    expect((await api.post(`${CART}/cartList`, {})).status).toBe(401);
  });

  it('adding the same courses forty times at once leaves one line for each', async () => {
    const user = await addUser(api.services);
    const courses = [await addCourse(api.services), await addCourse(api.services), await addCourse(api.services)].map((course) => course.id);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) =>
      api.post(`${CART}/addCart`, { ids: index % 2 === 0 ? courses : courses.toReversed() }, { as: user.token })));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(ids(await api.post(`${CART}/cartList`, {}, { as: user.token })).sort()).toEqual(courses.toSorted());
  });
});
