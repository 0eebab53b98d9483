import { describe, expect, it } from 'vitest';
import { useApi, type Answer, type TestApi } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';
import { addEnrolment, changeCourse } from '../../testing/ownership.ts';
import { addCourse, addUser, type TestCourse, type TestUser } from '../../testing/rows.ts';

const PURCHASED = 'training/learningCenter/purchased-course';
const PERIOD = 'training/learningCenter/period';

function watch(api: TestApi, user: TestUser, lessonId: string | undefined, watchTime: number): Promise<Answer> {
  return api.put(`training/video/watchProgress/${lessonId}`, { watchTime }, { as: user.token });
}

async function watchAll(api: TestApi, user: TestUser, course: TestCourse): Promise<void> {
  for (const id of course.lessonIds) await watch(api, user, id, 120);
}

async function ownCourse(api: TestApi, user: TestUser, options: Parameters<typeof addCourse>[1] = {}): Promise<TestCourse> {
  const course = await addCourse(api.services, options);
  await addEnrolment(api.services, user, course);
  return course;
}

const purchased = (api: TestApi, user: TestUser, query: Record<string, string> = {}) => api.get(PURCHASED, query, { as: user.token });
const records = (answer: Answer): Record<string, unknown>[] => Object(answer.body.data).records;
const courseIds = (answer: Answer) => records(answer).map((record) => Object(record['course']).id);

describe.each(ENGINES)('what a learner bought, on %s', (engine) => {
  const api = useApi(engine);

  it('purchased-course 200: gives the course, its progress and the lesson to go on with', async () => {
    const user = await addUser(api.services);
    const course = await ownCourse(api, user, { lessons: 3 });
    expect(records(await purchased(api, user))).toMatchObject([{
      course: { id: course.id, name: course.name }, watchProgress: 0, coursewareId: course.lessonIds[0], coursewareName: '第1课',
      buyTime: '2026-11-21 09:00:00', validTime: '2027-11-21 09:00:00',
    }]);
    await watch(api, user, course.lessonIds[0], 120);
    api.clock.advance(60);
    await watch(api, user, course.lessonIds[1], 61);
    const answer = await purchased(api, user);
    expect(answer.body.data).toMatchObject({ total: 1, size: 10, current: 1, pages: 1 });
    // 181 of 360 seconds
    expect(records(answer)).toMatchObject([{ watchProgress: 50, coursewareId: course.lessonIds[1], coursewareName: '第2课' }]);
  });

  it('purchased-course 200: the last studied first, then the last bought; paged the same every time', async () => {
    const user = await addUser(api.services);
    const courses: TestCourse[] = [];
    for (let count = 0; count < 4; count += 1) {
      courses.push(await ownCourse(api, user));
      api.clock.advance(1);
    }
    const [first, second, third, fourth] = courses;
    await watch(api, user, first?.lessonIds[0], 1);
    api.clock.advance(1);
    await watch(api, user, third?.lessonIds[1], 1);
    const wanted = [third, first, fourth, second].map((course) => course?.id);
    expect(courseIds(await purchased(api, user))).toEqual(wanted);
    const pages = [await purchased(api, user, { current: '1', size: '3' }), await purchased(api, user, { current: '2', size: '3' })];
    expect(pages.flatMap(courseIds)).toEqual(wanted);
    expect(pages[1]?.body.data).toMatchObject({ total: 4, size: 3, current: 2, pages: 2 });
  });

  it('period 200: counts a course once every video of it was watched to the end', async () => {
    const user = await addUser(api.services);
    const course = await ownCourse(api, user);
    await watch(api, user, course.lessonIds[0], 120);
    await watch(api, user, course.lessonIds[1], 119);
    const before = await api.get(PERIOD, {}, { as: user.token });
    expect(before.body.data).toEqual({ belongYear: 2026, period: '0', requirePeriod: '90' });
    await watch(api, user, course.lessonIds[1], 120);
    expect((await api.get(PERIOD, {}, { as: user.token })).body.data).toEqual({ belongYear: 2026, period: '12', requirePeriod: '90' });
  });
});

describe('what stays, and what counts', () => {
  const api = useApi('postgres');

  it('purchased-course 200: a course off sale and one that ran out are still there', async () => {
    const user = await addUser(api.services);
    const away = await ownCourse(api, user);
    await changeCourse(api, away, { status: 4 });
    const endless = await addCourse(api.services);
    await addEnrolment(api.services, user, endless, { validUntil: null });
    const expired = await addCourse(api.services);
    await addEnrolment(api.services, user, expired, { validUntil: api.clock.now() });
    const answer = await purchased(api, user);
    expect(courseIds(answer).sort()).toEqual([away.id, endless.id, expired.id].sort());
    const times = Object.fromEntries(records(answer).map((record) => [Object(record['course']).id, record['validTime']]));
    expect(times).toEqual({ [away.id]: '2027-11-21 09:00:00', [endless.id]: null, [expired.id]: '2026-11-21 09:00:00' });
  });

  it('purchased-course 200: courseId asks for one; what is not bought is not there', async () => {
    const user = await addUser(api.services);
    const [one] = [await ownCourse(api, user), await ownCourse(api, user)];
    const other = await addCourse(api.services);
    expect(courseIds(await purchased(api, user, { courseId: one.id }))).toEqual([one.id]);
    const none = await purchased(api, user, { courseId: other.id });
    expect(none.body.data).toEqual({ records: [], total: 0, size: 10, current: 1, pages: 0 });
  });

  it('purchased-course 200: a course of another platform, and of another learner, is not there', async () => {
    const [user, other] = [await addUser(api.services), await addUser(api.services)];
    const course = await addCourse(api.services);
    await addEnrolment(api.services, user, course, { deptId: '1001' });
    expect(courseIds(await purchased(api, user))).toEqual([]);
    expect(courseIds(await api.get(PURCHASED, {}, { as: user.token, host: 'association.localhost' }))).toEqual([course.id]);
    expect(courseIds(await api.get(PURCHASED, {}, { as: other.token, host: 'association.localhost' }))).toEqual([]);
  });

  it('purchased-course 200: a course without videos has no lesson to go on with and nothing watched', async () => {
    const user = await addUser(api.services);
    await ownCourse(api, user, { lessons: 0 });
    expect(records(await purchased(api, user))).toMatchObject([{ watchProgress: 0, coursewareId: null, coursewareName: null }]);
    expect((await api.get(PERIOD, {}, { as: user.token })).body.data).toMatchObject({ period: '0' });
  });

  it('period 200: hours belong to the year in China in which the course was finished, also when it is watched again', async () => {
    const tillNewYear = (Date.parse('2027-01-01T00:00:00+08:00') - api.clock.now().getTime()) / 1000;
    api.clock.advance(tillNewYear - 1);
    const user = await addUser(api.services);
    const course = await ownCourse(api, user);
    await watchAll(api, user, course);
    api.clock.advance(1);
    await watchAll(api, user, course);
    await watch(api, user, course.lessonIds[0], 3);
    const earned = async (belongYear: string) => Object((await api.get(PERIOD, { belongYear }, { as: user.token })).body.data).period;
    expect(await earned('2026')).toBe('12');
    expect(await earned('2027')).toBe('0');
    expect((await api.get(PERIOD, {}, { as: user.token })).body.data).toMatchObject({ belongYear: 2027, period: '0' });
  });

  it('period 200: a length that only a player reported earns nothing', async () => {
    const user = await addUser(api.services);
    const course = await ownCourse(api, user, { lessons: 1 });
    await api.services.db.updateTable('courseware').set({ seconds: 0 }).where('course_id', '=', course.id).execute();
    await api.put(`training/video/duration/${course.lessonIds[0]}`, { duration: 1 }, { as: user.token });
    expect((await watch(api, user, course.lessonIds[0], 1)).body.data).toMatchObject({ maxWatchTime: 1, duration: 1 });
    expect((await api.get(PERIOD, {}, { as: user.token })).body.data).toMatchObject({ period: '0' });
  });

  it('400 for a year that is none, 401 for a visitor', async () => {
    const { token } = await addUser(api.services);
    expect((await api.get(PERIOD, { belongYear: 'x' }, { as: token })).body).toMatchObject({ code: 400, msg: '年度格式不正确' });
    expect((await api.get(PURCHASED)).status).toBe(401);
    expect((await api.get(PERIOD)).status).toBe(401);
  });

  it('a paid renewal of a course that ran out opens it again, from now on', async () => {
    const user = await addUser(api.services);
    const course = await addCourse(api.services, { price: 0, validDays: 10 });
    await addEnrolment(api.services, user, course, { validUntil: api.clock.now() });
    api.clock.advance(3_600);
    expect((await api.post('training/orders/save', { courseIds: [course.id] }, { as: user.token })).status).toBe(200);
    expect(records(await purchased(api, user))).toMatchObject([{ buyTime: '2026-11-21 09:00:00', validTime: '2026-12-01 10:00:00' }]);
  });
});
