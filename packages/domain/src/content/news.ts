import type { IsoTime } from '../time/time.ts';

/** Where an article stands: 0 draft, 1 published, 2 withdrawn. */
export type NewsStatus = 0 | 1 | 2;

/** The only status in which an article may be seen by the public (spec section 9). */
export const NEWS_PUBLISHED = 1 satisfies NewsStatus;

/** A kind of article as the back end lists them: 通知公告, 政策法规. */
export interface NewsType {
  key: string;
  name: string;
}

/** A piece of news or policy as lists show it. */
export interface NewsSummary {
  id: string;
  title: string;
  /** Kind of article as the back end codes it. */
  type: string;
  publishedAt: IsoTime;
}

/** A piece of news with its text. */
export interface NewsArticle extends NewsSummary {
  /** Text as HTML; never shown without cleaning. */
  html: string;
}

/** A piece of news as the platform keeps it (spec section 3). */
export interface News extends NewsArticle {
  /** The institution whose mini-site carries it; null for the platform's own. */
  institutionId: string | null;
  status: NewsStatus;
  /** What it says in a sentence or two; null where nobody wrote it. */
  summary: string | null;
}

/** Whether an article may leave through a public read. */
export function isPublicNews(news: Pick<News, 'status'>): boolean {
  return news.status === NEWS_PUBLISHED;
}

/** The name of an article's kind; blank where the list does not know it. */
export function newsTypeName(types: readonly NewsType[], key: string): string {
  return types.find((type) => type.key === key)?.name ?? '';
}
