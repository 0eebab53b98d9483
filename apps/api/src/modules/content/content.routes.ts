import type { HandlersOf } from '../../platform/http/index.ts';
import { listBanners } from './content.repository.ts';
import { newsArticle, newsPage } from './content.service.ts';

/** What the platform publishes beside courses. */
export const contentHandlers: HandlersOf<'banners' | 'newsList' | 'newsDetail'> = {
  banners: (_, { db, platform }) => listBanners(db, platform.tenantId, platform.branchKey),
  newsList: newsPage,
  newsDetail: ({ id }, context) => newsArticle(id, context),
};
