import { describe, expect, it } from 'vitest';
import { useApi, type Answer, type Sending } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';
import { addEnrolment, changeCourse } from '../../testing/ownership.ts';
import { addCourse, addUser } from '../../testing/rows.ts';

const SEARCH = 'training/course/search-page';
const MISSING = { code: 404, success: false, data: null, msg: '课程不存在或已下架' };

const records = (answer: Answer): Record<string, unknown>[] => Object(answer.body.data).records;
const names = (answer: Answer) => records(answer).map((record) => record['name']);
const idsOf = (answer: Answer) => records(answer).map((record) => record['id']);

describe.each(ENGINES)('the catalogue on %s', (engine) => {
  const api = useApi(engine);
  const search = (query: Record<string, unknown>, sending?: Sending) => api.post(SEARCH, query, sending);

  it('search-page 200: shows a course as lists need it', async () => {
    const course = await addCourse(api.services, { name: '财务报表分析实务', price: 12_800, learnerCount: 7, teachingMethod: 2 });
    const answer = await search({ courseName: '财务报表' });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      records: [{
        id: course.id, name: '财务报表分析实务', cover: null, classifyIds: course.categoryIds, classifyName: expect.stringContaining('分类'),
        organizationId: course.institutionId, organizationName: expect.stringContaining('机构'), speakerName: null, teachingMethod: 2,
        period: '12', price: '128.00', originalPrice: null, validDays: 365, studyNum: 7, compositeScore: null, publishTime: '2026-11-21 09:00:00',
      }],
      total: 1, size: 10, current: 1, pages: 1,
    });
  });

  it('search-page 200: finds a course by one, two and four characters of its name, wherever they stand', async () => {
    await addCourse(api.services, { name: '骨科康复护理' });
    await addCourse(api.services, { name: '骨架搭建' });
    expect(names(await search({ courseName: '骨', sort: 'newest' }))).toEqual(expect.arrayContaining(['骨科康复护理', '骨架搭建']));
    for (const courseName of ['康复', '科康', '康复护理', ' 康复　护理 ', '骨科康复护理']) expect(names(await search({ courseName }))).toEqual(['骨科康复护理']);
    for (const courseName of ['护康', '康复师', '骨折']) expect(names(await search({ courseName }))).toEqual([]);
  });

  it('search-page 200: narrows by category at each level', async () => {
    const course = await addCourse(api.services);
    const beside = await addCourse(api.services, { beside: course });
    const [root, branch, leaf] = course.categoryIds;
    // A cousin: same root, other branch.
    const cousin = await addCourse(api.services);
    await api.services.db.updateTable('course').set({ category1_id: root }).where('id', '=', cousin.id).execute();
    const found = async (classifyIds: string) => idsOf(await search({ classifyIds })).toSorted();
    expect(await found(root)).toEqual([course.id, beside.id, cousin.id].toSorted());
    expect(await found(`${root},${branch}`)).toEqual([course.id, beside.id].toSorted());
    expect(await found(`${root},${branch},${leaf}`)).toEqual([course.id, beside.id].toSorted());
    expect(await found(`${root},${branch},${cousin.categoryIds[2]}`)).toEqual([cousin.id]);
    expect(await found('999')).toEqual([]);
  });

  it('search-page 200: pages hold every course once, in the same order, also where courses are alike', async () => {
    const first = await addCourse(api.services);
    for (let count = 0; count < 6; count += 1) await addCourse(api.services, { beside: first });
    for (const sort of ['relevance', 'newest', 'popular', 'priceUp', 'priceDown']) {
      const pages: Answer[] = [];
      for (const current of [1, 2, 3]) pages.push(await search({ organizationId: first.institutionId, sort, current, size: 3 }));
      const ids = pages.flatMap(idsOf);
      expect(ids).toHaveLength(7);
      expect(new Set(ids).size).toBe(7);
      expect(pages[2]?.body.data).toMatchObject({ total: 7, size: 3, current: 3, pages: 3 });
      expect(idsOf(await search({ organizationId: first.institutionId, sort, size: 7 }))).toEqual(ids);
    }
  });

  it('search-page 200: a draft is never there, whatever is sent', async () => {
    const draft = await addCourse(api.services, { name: '尚未公开的草稿', status: 1 });
    for (const query of [{}, { courseStatus: 1 }, { courseStatus: '' }, { status: 1 }, { courseStatus: '1 or 1=1' }]) {
      const answer = await search({ courseName: '草稿', classifyIds: draft.categoryIds, ...query });
      expect(answer.status === 400 || idsOf(answer).length === 0).toBe(true);
      expect(answer.text).not.toContain(draft.id);
    }
  });
});

describe('what a search asks for', () => {
  const api = useApi('postgres');
  const search = (query: Record<string, unknown>) => api.post(SEARCH, query);

  it('search-page 200: sorts by price, newness and learners', async () => {
    const cheap = await addCourse(api.services, { price: 100, learnerCount: 5, createTime: new Date('2026-03-01') });
    const dear = await addCourse(api.services, { beside: cheap, price: 900, learnerCount: 1, createTime: new Date('2026-01-01') });
    const middle = await addCourse(api.services, { beside: cheap, price: 500, learnerCount: 9, createTime: new Date('2026-02-01') });
    const sorted = async (sort: string) => idsOf(await search({ organizationId: cheap.institutionId, sort }));
    expect(await sorted('priceUp')).toEqual([cheap.id, middle.id, dear.id]);
    expect(await sorted('priceDown')).toEqual([dear.id, middle.id, cheap.id]);
    expect(await sorted('newest')).toEqual([cheap.id, middle.id, dear.id]);
    expect(await sorted('popular')).toEqual([middle.id, cheap.id, dear.id]);
  });

  it('search-page 200: narrows by price, both ends included, and by study form', async () => {
    const one = await addCourse(api.services, { price: 100, teachingMethod: 1 });
    const two = await addCourse(api.services, { beside: one, price: 101, teachingMethod: 3 });
    const of = { organizationId: one.institutionId };
    expect(idsOf(await search({ ...of, minPrice: '1.01' }))).toEqual([two.id]);
    expect(idsOf(await search({ ...of, maxPrice: '1.00' }))).toEqual([one.id]);
    expect(idsOf(await search({ ...of, minPrice: '1.00', maxPrice: '1.01' }))).toHaveLength(2);
    expect(idsOf(await search({ ...of, teachingMethod: 3 }))).toEqual([two.id]);
  });

  it('search-page 200: no page holds more than a hundred, and a page beyond the end is empty', async () => {
    const course = await addCourse(api.services);
    expect((await search({ size: 100_000 })).body.data).toMatchObject({ size: 100 });
    expect((await search({ size: -1, current: -1 })).body.data).toMatchObject({ size: 1, current: 1 });
    expect((await search({ organizationId: course.institutionId, current: 50 })).body.data).toMatchObject({ records: [], total: 1 });
  });

  it('search-page 400: names the field that is wrong', async () => {
    expect((await search({ minPrice: 'free' })).body).toEqual({ code: 400, success: false, data: null, msg: '最低价格格式不正确' });
    expect((await search({ sort: 'random()' })).body).toMatchObject({ code: 400, msg: '排序方式格式不正确' });
    expect((await search({ classifyIds: "1' or '1'='1" })).body).toMatchObject({ code: 400, msg: '课程分类格式不正确' });
    expect((await search({ courseName: '护'.repeat(101) })).body).toMatchObject({ code: 400, msg: '课程名称超出允许的范围' });
  });
});

describe('one course', () => {
  const api = useApi('postgres');
  const PATHS = (id: string): [string, Record<string, string>][] => [
    [`training/course/${id}`, {}],
    [`training/course/intro/${id}`, {}],
    [`training/course/relatedCourse/${id}`, {}],
    ['training/course-catalogue/list', { courseId: id }],
  ];

  it('course/{id} 200: says what the caller has of it', async () => {
    const [user, other] = [await addUser(api.services), await addUser(api.services)];
    const course = await addCourse(api.services);
    const standing = async (sending: Sending) => {
      const { isBuy, isCart } = Object((await api.get(`training/course/${course.id}`, {}, sending)).body.data);
      return [isBuy, isCart];
    };
    expect(await standing({})).toEqual([0, 0]);
    await api.post('training/courseByUser/addCart', { ids: course.id }, { as: user.token });
    expect(await standing({ as: user.token })).toEqual([0, 1]);
    await addEnrolment(api.services, user, course);
    expect(await standing({ as: user.token })).toEqual([1, 1]);
    expect(await standing({ as: other.token })).toEqual([0, 0]);
    expect(await standing({ as: user.token, host: 'association.localhost' })).toEqual([0, 0]);
  });

  it('404: a draft answers like a missing course to a visitor and to a learner, on every path', async () => {
    const draft = await addCourse(api.services, { status: 1 });
    const learner = await addUser(api.services);
    for (const id of [draft.id, '999']) {
      for (const [path, query] of PATHS(id)) {
        for (const as of [undefined, learner.token]) {
          const answer = await api.get(path, { ...query, courseStatus: '1' }, { as });
          expect(answer.status).toBe(404);
          expect(answer.body).toEqual(MISSING);
        }
      }
    }
  });

  it('200: off sale it is readable by its owner, for as long as it is owned', async () => {
    const [owner, late] = [await addUser(api.services), await addUser(api.services)];
    const course = await addCourse(api.services);
    await addEnrolment(api.services, owner, course);
    await addEnrolment(api.services, late, course, { validUntil: api.clock.now() });
    await changeCourse(api, course, { status: 4 });
    for (const [path, query] of PATHS(course.id)) {
      expect((await api.get(path, query, { as: owner.token })).status).toBe(200);
      expect((await api.get(path, query, { as: late.token })).body).toEqual(MISSING);
    }
  });

  it('course/{id}, intro/{id} 200: an introduction holds no script', async () => {
    const course = await addCourse(api.services);
    const introduction_html = '<p onclick="steal()">内容<script>steal()</script></p><img src=x onerror="steal()">';
    await api.services.db.updateTable('course').set({ introduction_html }).where('id', '=', course.id).execute();
    for (const path of [`training/course/${course.id}`, `training/course/intro/${course.id}`]) {
      const { text, body } = await api.get(path);
      expect(Object(body.data).intro).toContain('内容');
      expect(text).not.toMatch(/steal|script|onerror|onclick/);
    }
  });

  it('course-catalogue/list 200: gives lessons in order, and what was watched to the owner alone', async () => {
    const [owner, other] = [await addUser(api.services), await addUser(api.services)];
    const course = await addCourse(api.services);
    await addEnrolment(api.services, owner, course);
    await api.put(`training/video/watchProgress/${course.lessonIds[1]}`, { watchTime: 30 }, { as: owner.token });
    const outline = async (as?: string) => (await api.get('training/course-catalogue/list', { courseId: course.id }, { as })).body.data;
    const lesson = (at: number, maxWatchTime: number | null) => ({
      id: course.lessonIds[at], name: `第${at + 1}课`, duration: 120, isFree: at === 0 ? 1 : 0, maxWatchTime,
    });
    expect(await outline(owner.token)).toEqual([{ id: course.chapterId, name: '第一章', coursewareList: [lesson(0, 0), lesson(1, 30)] }]);
    for (const as of [undefined, other.token]) {
      expect(await outline(as)).toEqual([{ id: course.chapterId, name: '第一章', coursewareList: [lesson(0, null), lesson(1, null)] }]);
    }
  });

  it('relatedCourse/{id} 200: up to eight others on sale, the nearest category first', async () => {
    const course = await addCourse(api.services);
    const cousin = await addCourse(api.services, { learnerCount: 99 });
    await api.services.db.updateTable('course').set({ category1_id: course.categoryIds[0] }).where('id', '=', cousin.id).execute();
    const draft = await addCourse(api.services, { beside: course, status: 1 });
    const near = await addCourse(api.services, { beside: course });
    const answer = await api.get(`training/course/relatedCourse/${course.id}`);
    expect(Object(answer.body.data).map((found: { id: string }) => found.id)).toEqual([near.id, cousin.id]);
    expect(answer.text).not.toContain(draft.id);
    for (let count = 0; count < 9; count += 1) await addCourse(api.services, { beside: course });
    expect(Object((await api.get(`training/course/relatedCourse/${course.id}`)).body.data)).toHaveLength(8);
  });

  it('course/{id} 400: an id that is none', async () => {
    expect((await api.get('training/course/abc')).body).toMatchObject({ code: 400, msg: '编号格式不正确' });
    expect((await api.get(`training/course/${'9'.repeat(19)}`)).status).toBe(400);
  });

  it('classify/tree 200: three levels in their order', async () => {
    const course = await addCourse(api.services);
    const { body } = await api.post('training/classify/tree');
    const root = Object(body.data).find((node: { id: string }) => node.id === course.categoryIds[0]);
    expect(root).toMatchObject({ children: [{ id: course.categoryIds[1], children: [{ id: course.categoryIds[2], children: [] }] }] });
  });
});
