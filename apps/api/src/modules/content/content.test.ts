import { describe, expect, it } from 'vitest';
import { DEFAULT_TENANT } from '../../platform/tenancy/index.ts';
import { useApi, type Answer, type TestApi } from '../../testing/api.ts';
import { ENGINES } from '../../testing/database.ts';
import { addCourse } from '../../testing/rows.ts';

interface News {
  title?: string;
  type?: string;
  status?: number;
  html?: string;
  publishTime?: Date;
  institutionId?: string;
}

async function addNews(api: TestApi, news: News = {}): Promise<string> {
  const { db, ids, clock } = api.services;
  const id = ids.next();
  await db.insertInto('news').values({
    tenant_id: DEFAULT_TENANT, id, type: news.type ?? 'notice', organization_id: news.institutionId ?? null, status: news.status ?? 1,
    title: news.title ?? `通知${id}`, html: news.html ?? '<p>正文</p>', publish_time: news.publishTime ?? clock.now(),
  }).execute();
  return id;
}

const idsOf = (answer: Answer): string[] => Object(answer.body.data).records.map((record: { id: string }) => record.id);

describe.each(ENGINES)('news on %s', (engine) => {
  const api = useApi(engine);

  it('news/list 200: the newest first, each once, whatever the page', async () => {
    const type = 'paged';
    const old = await addNews(api, { type, publishTime: new Date('2026-01-01') });
    const same = [await addNews(api, { type }), await addNews(api, { type }), await addNews(api, { type })];
    const pages = [await api.get('training/news/list', { type, size: '2' }), await api.get('training/news/list', { type, size: '2', current: '2' })];
    const ids = pages.flatMap(idsOf);
    expect(ids).toEqual([...same.toReversed(), old]);
    expect(pages[1]?.body.data).toMatchObject({ total: 4, size: 2, current: 2, pages: 2 });
  });

  it('news/list 200, news/detail 404: a draft is never there, whatever is sent', async () => {
    const draft = await addNews(api, { title: '尚未公布', type: 'draft', status: 0 });
    const shown = await addNews(api, { type: 'draft' });
    for (const status of ['', '0', '1', '2']) {
      const list = await api.get('training/news/list', { type: 'draft', status });
      expect(idsOf(list)).toEqual([shown]);
      expect(list.text).not.toContain('尚未公布');
      const detail = await api.get('training/news/detail', { id: draft, status });
      expect(detail.status).toBe(404);
      expect(detail.body).toEqual({ code: 404, success: false, data: null, msg: '文章不存在或已下线' });
    }
  });

  it('news/detail 200: gives the text without scripts', async () => {
    const id = await addNews(api, { title: '开班通知', html: '<h2>安排</h2><script>steal()</script><p onclick="steal()">下周一</p>' });
    const answer = await api.get('training/news/detail', { id });
    expect(answer.body.data).toMatchObject({ id, title: '开班通知', type: 'notice', publishTime: '2026-11-21 09:00:00' });
    expect(Object(answer.body.data).content).toContain('下周一');
    expect(answer.text).not.toMatch(/steal|onclick/);
  });
});

describe('what else is published', () => {
  const api = useApi('postgres');

  it('news/list 200: narrows by type and by institution', async () => {
    const { institutionId } = await addCourse(api.services);
    const [own] = [await addNews(api, { type: 'a', institutionId }), await addNews(api, { type: 'a' })];
    expect(idsOf(await api.get('training/news/list', { type: 'a', organizationId: institutionId }))).toEqual([own]);
    expect(idsOf(await api.get('training/news/list', { type: 'a' }))).toHaveLength(2);
    expect(idsOf(await api.get('training/news/list', { type: 'none' }))).toEqual([]);
  });

  it('news/list, news/detail 400: name the field', async () => {
    expect((await api.get('training/news/list', { organizationId: 'x' })).body).toMatchObject({ code: 400, msg: '机构编号格式不正确' });
    expect((await api.get('training/news/detail')).body).toMatchObject({ code: 400, msg: '编号不能为空' });
    expect((await api.get('training/news/detail', { id: '999' })).status).toBe(404);
  });

  it('image/banner 200: those of the branch and those of all, in their order', async () => {
    const { id: course_id } = await addCourse(api.services);
    const of = { tenant_id: DEFAULT_TENANT, subtitle: null, image: null };
    await api.services.db.insertInto('banner').values([
      { ...of, id: '3', branch_key: null, title: '所有平台', course_id, position: 2 },
      { ...of, id: '1', branch_key: 'main', title: '主站', course_id: null, position: 1 },
      { ...of, id: '2', branch_key: 'association', title: '协会', course_id: null, position: 0 },
    ]).execute();
    const titles = async (host: string) =>
      Object((await api.get('training/image/banner', {}, { host })).body.data).map((banner: { title: string }) => banner.title);
    expect(await titles('main.localhost')).toEqual(['主站', '所有平台']);
    expect(await titles('association.localhost')).toEqual(['协会', '所有平台']);
    expect(Object((await api.get('training/image/banner')).body.data)[1]).toEqual({
      id: '3', title: '所有平台', subtitle: null, imageUrl: null, courseId: course_id,
    });
  });
});
