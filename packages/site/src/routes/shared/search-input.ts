import { COURSE_ON_SALE, COURSES_PER_PAGE, priceBounds, type CourseFilter } from '@wutong/domain';
import type { CallInput } from '@wutong/contract/calls';
import type { searchCourses } from '@wutong/contract/calls/courses';

/** What the course search is asked for a filter. Course search always asks for status 3 (spec section 9). */
export function searchInput(filter: CourseFilter): CallInput<typeof searchCourses> {
  return {
    page: filter.page,
    size: COURSES_PER_PAGE,
    status: COURSE_ON_SALE,
    sort: filter.sort,
    ...(filter.keyword ? { keyword: filter.keyword } : {}),
    ...(filter.categoryPath.length > 0 ? { categoryPath: [...filter.categoryPath] } : {}),
    ...(filter.studyForm === null ? {} : { studyForm: filter.studyForm }),
    ...priceBounds(filter.charge),
  };
}
