import { buildBanner, buildCategory, buildCourse, buildCurriculum } from '@wutong/sample';
import type { SampleCategory, SampleCourse } from '@wutong/sample';
import { EVERY_COURSE, formatCategoryPath } from '@wutong/domain';
import type { CategoryNode, Chapter, CourseDetail, CourseFilter, CourseSummary, Page } from '@wutong/domain';
import { longCourseName } from '../components/shared/stories.fixture.ts';

/** A function of a caller that a test does not look at. */
export const nothing = (): void => undefined;

const summaryOf = (course: SampleCourse): CourseSummary => ({ ...course, cover: null });

/** A course of the sample catalogue as lists show it. */
export function someCourse(overrides: Partial<CourseSummary> = {}, index = 0): CourseSummary {
  return { ...summaryOf(buildCourse({}, index)), ...overrides };
}

/** Several courses: neighbours in the catalogue, the second with the longest name, the third free. */
export function someCourses(count: number, from = 0): CourseSummary[] {
  return Array.from({ length: count }, (_, index) => someCourse({}, from + index)).map((course, index) => {
    if (index === 1) return { ...course, name: longCourseName, institutionName: '江海省专业技术人员继续教育高级研修与实训中心', price: 128_000, originalPrice: 168_000 };
    return index === 2 ? { ...course, price: 0, originalPrice: null, validDays: null } : course;
  });
}

/** One page of a longer list. */
export function somePage(current = 1, count = 12): Page<CourseSummary> {
  return { records: someCourses(count, (current - 1) * count), total: 118, current, pages: 10 };
}

/** A course as its own page shows it. */
export function someDetail(overrides: Partial<CourseDetail> = {}): CourseDetail {
  const course = buildCourse({}, 3);
  return { ...summaryOf(course), introduction: course.introduction, place: null, owned: false, inCart: false, ...overrides };
}

/** Chapters and lessons of that course. */
export const someOutline: Chapter[] = buildCurriculum(buildCourse({}, 3)).map((chapter) => ({
  ...chapter,
  lessons: chapter.lessons.map((lesson) => ({ ...lesson, watched: null })),
}));

const nodeOf = ({ id, name, children }: SampleCategory): CategoryNode => ({ id, name, children: children.map(nodeOf) });

/** The whole category tree; one of its branches has twelve leaves, another none. */
export const someTree: CategoryNode[] = Array.from({ length: 14 }, (_, index) => nodeOf(buildCategory({}, index)));

/** Banners: two that lead somewhere, one that only informs. */
export const someBanners = [0, 1, 2].map((index) => {
  const { id, title, subtitle } = buildBanner({}, index);
  return { id, title, subtitle, image: null, courseId: null, href: index === 2 ? null : `/train/lession?trainId=${id}` };
});

/** The address of a course. */
export const courseHref = (course: Pick<CourseSummary, 'id'>): string => `/train/lession?trainId=${course.id}`;

/** The address of a category in the course centre. */
export const categoryHref = (path: string[]): string => `/lession?ids=${formatCategoryPath(path)}`;

/** Addresses of a list in which `filter` is set. */
export function hrefFrom(filter: CourseFilter) {
  return (patch: Partial<CourseFilter>): string => {
    const next = { ...filter, ...patch };
    const query = new URLSearchParams({
      ids: formatCategoryPath(next.categoryPath),
      form: String(next.studyForm ?? ''),
      charge: next.charge,
      sort: next.sort,
      page: String(next.page),
    });
    return `/lession?${query.toString()}`;
  };
}

/** A filter that asks for nothing, with something changed. */
export function someFilter(patch: Partial<CourseFilter> = {}): CourseFilter {
  return { ...EVERY_COURSE, ...patch };
}

/** The failures that a screen must be able to show. */
export const failures = {
  offline: { reason: 'offline', message: '网络连接断开了，请检查网络后重试。' },
  unavailable: { reason: 'unavailable', message: '课程服务正在维护，请稍后重试。', requestId: 'req-7f3a92c1' },
} as const;
