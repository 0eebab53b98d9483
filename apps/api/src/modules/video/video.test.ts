import { describe, expect, it } from 'vitest';
import { useApi, type Answer, type TestApi } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';
import { addEnrolment, changeCourse } from '../../testing/ownership.ts';
import { raceFor } from '../../testing/race.ts';
import { addCourse, addUser, type TestUser } from '../../testing/rows.ts';

const MISSING = { code: 404, success: false, data: null, msg: '课件不存在或已下架' };
const NOT_BOUGHT = { code: 403, success: false, data: null, msg: '购买课程后才能观看' };

/** A learner who owns a course of two lessons; the first is a free preview. */
async function buyer(api: TestApi) {
  const user = await addUser(api.services);
  const course = await addCourse(api.services);
  await addEnrolment(api.services, user, course);
  const [preview = '', lesson = ''] = course.lessonIds;
  return { user, course, preview, lesson };
}

const video = (api: TestApi, coursewareId: string, user?: TestUser): Promise<Answer> =>
  api.get('training/video/fabric/query', { coursewareId }, { as: user?.token });
const progress = (api: TestApi, user: TestUser, id: string) => api.get(`training/video/watchProgress/${id}`, {}, { as: user.token });
const watch = (api: TestApi, user: TestUser, id: string, watchTime: unknown) =>
  api.put(`training/video/watchProgress/${id}`, { watchTime }, { as: user.token });
const measure = (api: TestApi, user: TestUser, id: string, duration: unknown) =>
  api.put(`training/video/duration/${id}`, { duration }, { as: user.token });

describe.each(ENGINES)('watching on %s', (engine) => {
  const api = useApi(engine);

  it('fabric/query 200: gives a buyer an address that plays in parts and runs out', async () => {
    const { user, lesson } = await buyer(api);
    await api.services.db.updateTable('courseware').set({ file: 'sample-lesson.mp4' }).where('id', '=', lesson).execute();
    const answer = await video(api, lesson, user);
    expect(answer.body.data).toEqual({
      url: expect.stringMatching(/^\/api\/files\/sample-lesson\.mp4\?expires=\d+&signature=[\w-]+$/), duration: 120, expireTime: '2026-11-21 10:02:00',
    });
    const url = String(Object(answer.body.data).url);
    const part = await fetch(new URL(url, api.origin), { headers: { range: 'bytes=100-299' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toMatch(/^bytes 100-299\/\d+$/);
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect((await part.arrayBuffer()).byteLength).toBe(200);
    const whole = await fetch(new URL(url, api.origin));
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    await whole.body?.cancel();
    expect((await fetch(new URL(url.replace('sample', 'other'), api.origin))).status).toBe(403);
    api.clock.advance(3_721);
    expect((await fetch(new URL(url, api.origin))).status).toBe(403);
  });

  it('watchProgress 200: begins at nothing, follows the learner, and what was watched only grows', async () => {
    const { user, lesson } = await buyer(api);
    expect((await progress(api, user, lesson)).body.data).toEqual({ coursewareId: lesson, watchTime: 0, maxWatchTime: 0, duration: 120 });
    await watch(api, user, lesson, 80);
    const back = { coursewareId: lesson, watchTime: 20, maxWatchTime: 80, duration: 120 };
    expect((await watch(api, user, lesson, '20')).body.data).toEqual(back);
    expect((await progress(api, user, lesson)).body.data).toEqual(back);
    expect((await watch(api, user, lesson, 9_999)).body.data).toMatchObject({ watchTime: 120, maxWatchTime: 120 });
    expect((await watch(api, user, lesson, -5)).body.data).toMatchObject({ watchTime: 0, maxWatchTime: 120 });
  });
});

describe('who may watch', () => {
  const api = useApi('postgres');

  it('fabric/query 200: anyone watches a free preview', async () => {
    const { preview } = await buyer(api);
    expect((await video(api, preview)).status).toBe(200);
    expect((await video(api, preview, await addUser(api.services))).status).toBe(200);
  });

  it('fabric/query 403: for a visitor, another learner, a buyer on another platform and one whose time ran out', async () => {
    const { course, lesson } = await buyer(api);
    const [stranger, elsewhere, late] = [await addUser(api.services), await addUser(api.services), await addUser(api.services)];
    await addEnrolment(api.services, elsewhere, course, { deptId: '1001' });
    await addEnrolment(api.services, late, course, { validUntil: api.clock.now() });
    for (const user of [undefined, stranger, elsewhere, late]) {
      const answer = await video(api, lesson, user);
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual(NOT_BOUGHT);
    }
  });

  it('fabric/query 200, 404: off sale it is there for its owners only, free previews too', async () => {
    const { user, course, preview, lesson } = await buyer(api);
    await changeCourse(api, course, { status: 1 });
    expect((await video(api, lesson, user)).status).toBe(200);
    for (const id of [preview, lesson, '999']) expect((await video(api, id)).body).toEqual(MISSING);
  });

  it('fabric/query 404: for course-ware that is no video, or has no file yet', async () => {
    const { user, preview, lesson } = await buyer(api);
    await api.services.db.updateTable('courseware').set({ kind: 'document', seconds: 0 }).where('id', '=', preview).execute();
    await api.services.db.updateTable('courseware').set({ file: null }).where('id', '=', lesson).execute();
    expect((await video(api, preview, user)).body).toEqual(MISSING);
    expect((await video(api, lesson, user)).body).toEqual(MISSING);
  });

  it('fabric/query 400: names what is missing', async () => {
    expect((await api.get('training/video/fabric/query')).body).toMatchObject({ code: 400, msg: '课件编号不能为空' });
  });
});

describe('whose progress it is', () => {
  const api = useApi('postgres');
  const rows = () => api.services.db.selectFrom('watch_progress').selectAll().orderBy('user_id').orderBy('courseware_id').execute();

  it('watchProgress, duration 403: for what is not bought, a free preview too; nothing is kept', async () => {
    const { preview, lesson } = await buyer(api);
    const other = await addUser(api.services);
    const before = await rows();
    for (const id of [preview, lesson]) {
      for (const answer of [await progress(api, other, id), await watch(api, other, id, 5), await measure(api, other, id, 5)]) {
        expect(answer.status).toBe(403);
        expect(answer.body).toEqual(NOT_BOUGHT);
      }
    }
    expect(await rows()).toEqual(before);
  });

  it("watchProgress 200: one buyer's progress is not another's", async () => {
    const { user, course, lesson } = await buyer(api);
    const other = await addUser(api.services);
    await addEnrolment(api.services, other, course);
    await watch(api, user, lesson, 90);
    await watch(api, other, lesson, 10);
    expect((await progress(api, user, lesson)).body.data).toMatchObject({ maxWatchTime: 90 });
    expect((await progress(api, other, lesson)).body.data).toMatchObject({ maxWatchTime: 10 });
  });

  it('watchProgress 404, 400, 401', async () => {
    const { user, lesson } = await buyer(api);
    expect((await progress(api, user, '999')).body).toEqual(MISSING);
    expect((await watch(api, user, '999', 1)).body).toEqual(MISSING);
    expect((await watch(api, user, lesson, 'soon')).body).toMatchObject({ code: 400, msg: '观看位置格式不正确' });
    expect((await api.put(`training/video/watchProgress/${lesson}`, {}, { as: user.token })).body).toMatchObject({ code: 400, msg: '观看位置不能为空' });
    expect((await api.put(`training/video/watchProgress/${lesson}`, { watchTime: 1 })).status).toBe(401);
  });

  it('duration 200: is kept only where the course states none, and never gets shorter', async () => {
    const { user, preview, lesson } = await buyer(api);
    await api.services.db.updateTable('courseware').set({ seconds: 0 }).where('id', '=', lesson).execute();
    expect((await measure(api, user, preview, 5)).body.data).toMatchObject({ duration: 120 });
    expect((await measure(api, user, lesson, 300)).body.data).toEqual({ coursewareId: lesson, watchTime: 0, maxWatchTime: 0, duration: 300 });
    expect((await measure(api, user, lesson, 2)).body.data).toMatchObject({ duration: 300 });
    expect((await watch(api, user, lesson, 200)).body.data).toMatchObject({ maxWatchTime: 200, duration: 300 });
  });

  it('duration 400: for what no video lasts', async () => {
    const { user, lesson } = await buyer(api);
    for (const duration of [0, -1, 86_401]) {
      expect((await measure(api, user, lesson, duration)).body).toMatchObject({ code: 400, msg: '视频时长超出允许的范围' });
    }
  });

  it('reports that come together keep the furthest, whichever is written last', async () => {
    const { user, lesson } = await buyer(api);
    await watch(api, user, lesson, 1);
    const seconds = [90, 10, 50, 100, 20, 70, 30, 40];
    const answers = await raceFor(api, { table: 'watch_progress', userId: user.id }, seconds.length, (index) => watch(api, user, lesson, seconds[index]));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect((await progress(api, user, lesson)).body.data).toMatchObject({ maxWatchTime: 100 });
  });
});
