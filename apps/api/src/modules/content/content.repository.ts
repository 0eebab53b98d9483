import { NEWS_PUBLISHED } from '@wutong/domain';
import type { Handle, Id } from '../../platform/db/index.ts';

/** What a list of news asks for; all of it narrows. */
export interface NewsQuery {
  tenantId: string;
  type: string | null;
  institutionId: Id | null;
}

/** The banners of a branch and those of all branches, in their order. */
export async function listBanners(db: Handle, tenantId: string, branchKey: string) {
  return await db
    .selectFrom('banner')
    .where('tenant_id', '=', tenantId)
    .where((where) => where.or([where('branch_key', 'is', null), where('branch_key', '=', branchKey)]))
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'title', 'subtitle', 'image', 'course_id as courseId'])
    .execute();
}

/** Published news, the newest first. */
export async function listNews(db: Handle, query: NewsQuery, slice: { offset: number; limit: number }) {
  return await published(db, query)
    .orderBy('publish_time', 'desc')
    .orderBy('id', 'desc')
    .offset(slice.offset)
    .limit(slice.limit)
    .select(['id', 'title', 'type', 'publish_time'])
    .execute();
}

/** How much published news a query has. */
export async function countNews(db: Handle, query: NewsQuery): Promise<number> {
  const { count } = await published(db, query)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One piece of published news. */
export async function findNews(db: Handle, tenantId: string, id: Id) {
  return await published(db, { tenantId, type: null, institutionId: null })
    .where('id', '=', id)
    .select(['id', 'title', 'type', 'publish_time', 'html'])
    .executeTakeFirst();
}

function published(db: Handle, { tenantId, type, institutionId }: NewsQuery) {
  let rows = db.selectFrom('news').where('tenant_id', '=', tenantId).where('status', '=', NEWS_PUBLISHED);
  if (type !== null) rows = rows.where('type', '=', type);
  if (institutionId !== null) rows = rows.where('organization_id', '=', institutionId);
  return rows;
}
