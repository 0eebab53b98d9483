import { buildBanner, buildNews } from '@wutong/sample';
import type { Banner, NewsArticle, NewsSummary } from '@wutong/domain';

/** A published article as lists show it; another one for each index. */
export function buildNewsSummary(overrides: Partial<NewsSummary> = {}, index = 0): NewsSummary {
  const { id, title, type, publishedAt } = buildNews({}, index);
  return { id, title, type, publishedAt, ...overrides };
}

/** A published article with its text. */
export function buildNewsArticle(overrides: Partial<NewsArticle> = {}, index = 0): NewsArticle {
  return { ...buildNewsSummary({}, index), html: buildNews({}, index).html, ...overrides };
}

/** A banner without a picture, as the interface draws it from its words. */
export function buildBannerFacts(overrides: Partial<Banner> = {}, index = 0): Banner {
  const { id, title, subtitle, target } = buildBanner({}, index);
  const courseId = target.kind === 'course' ? target.courseId : null;
  return { id, title, subtitle, image: null, courseId, ...overrides };
}
