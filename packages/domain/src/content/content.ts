import type { IsoTime } from '../time/time.ts';

/** The only status in which an article may be seen by the public (spec section 9). */
export const NEWS_PUBLISHED = 1;

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

/** A banner of the home page. It is drawn from its words when it has no picture. */
export interface Banner {
  id: string;
  title: string;
  subtitle: string | null;
  image: string | null;
  /** The course it leads to; null for one that only informs. */
  courseId: string | null;
}
