import { operations, type InputOfName } from '@wutong/contract';
import { toIsoTime, type NewsSummary } from '@wutong/domain';
import { cleanHtml } from '../../platform/html/index.ts';
import { refusal, type Context } from '../../platform/http/index.ts';
import { pageNumbers } from '../../platform/paging/index.ts';
import { countNews, findNews, listNews, type NewsQuery } from './content.repository.ts';

/** One page of published news. */
export async function newsPage(input: InputOfName<'newsList'>, { db, platform }: Context) {
  const { page, size, offset } = pageNumbers(input);
  const query: NewsQuery = {
    tenantId: platform.tenantId,
    type: input.type ?? null,
    institutionId: input.institutionId ?? null,
  };
  const total = await countNews(db, query);
  const rows = await listNews(db, query, { offset, limit: size });
  return { records: rows.map(presentNews), total, size, current: page, pages: Math.ceil(total / size) };
}

/** One piece of published news with its cleaned text. */
export async function newsArticle(id: string, { db, platform }: Context) {
  const row = await findNews(db, platform.tenantId, id);
  if (!row) throw refusal(operations.newsDetail, 404);
  return { ...presentNews(row), html: cleanHtml(row.html) };
}

function presentNews(row: { id: string; title: string; type: string; publish_time: Date }): NewsSummary {
  return { id: row.id, title: row.title, type: row.type, publishedAt: toIsoTime(row.publish_time.getTime()) };
}
