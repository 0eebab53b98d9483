import type {
  Banner,
  CategoryNode,
  Cart,
  Chapter,
  CourseDetail,
  CourseSummary,
  DomainRecord,
  NewsArticle,
  Order,
  Page,
  PurchasedCourse,
  UserInfo,
  WatchProgress,
  YearHours,
} from '@wutong/domain';
import { describe, expectTypeOf, it } from 'vitest';
import type { OutputOfName } from './types.ts';

describe('what the operations answer is what the domain names', () => {
  it('in every entity', () => {
    expectTypeOf<OutputOfName<'searchCourses'>>().toExtend<Page<CourseSummary>>();
    expectTypeOf<OutputOfName<'courseById'>>().toExtend<CourseDetail>();
    expectTypeOf<OutputOfName<'courseOutline'>>().toExtend<Chapter[]>();
    expectTypeOf<OutputOfName<'categoryTree'>>().toExtend<CategoryNode[]>();
    expectTypeOf<OutputOfName<'cartList'>>().toExtend<Cart>();
    expectTypeOf<OutputOfName<'orderDetail'>>().toExtend<Order>();
    expectTypeOf<OutputOfName<'purchasedCourses'>>().toExtend<Page<PurchasedCourse>>();
    expectTypeOf<OutputOfName<'yearHours'>>().toExtend<YearHours>();
    expectTypeOf<OutputOfName<'lessonProgress'>>().toExtend<WatchProgress>();
    expectTypeOf<OutputOfName<'userDetail'>>().toExtend<UserInfo>();
    expectTypeOf<OutputOfName<'platformByDomain'>>().toExtend<DomainRecord>();
    expectTypeOf<OutputOfName<'newsDetail'>>().toExtend<NewsArticle>();
    expectTypeOf<OutputOfName<'banners'>>().toExtend<Banner[]>();
    // And back, so that the server's presenters can answer with domain values.
    expectTypeOf<Cart>().toExtend<OutputOfName<'cartList'>>();
    expectTypeOf<CourseDetail>().toExtend<OutputOfName<'courseById'>>();
    expectTypeOf<Order>().toExtend<OutputOfName<'orderDetail'>>();
  });
});
