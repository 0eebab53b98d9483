import { buildCourse, buildCurriculum, createCatalogue, type SampleCategory } from '@wutong/sample';
import type { CategoryNode, Chapter, CourseDetail, CourseSummary, Page } from '@wutong/domain';

/** A course on sale as lists show it; another one for each index. */
export function buildCourseSummary(overrides: Partial<CourseSummary> = {}, index = 0): CourseSummary {
  const course = buildCourse({}, index);
  return {
    id: course.id,
    name: course.name,
    cover: null,
    categoryIds: [...course.categoryIds],
    categoryName: course.categoryName,
    institutionId: course.institutionId,
    institutionName: course.institutionName,
    lecturerName: course.lecturerName,
    studyForm: course.studyForm,
    hours: course.hours,
    price: course.price,
    originalPrice: course.originalPrice,
    validDays: course.validDays,
    learnerCount: course.learnerCount,
    score: course.score,
    publishedAt: course.publishedAt,
    ...overrides,
  };
}

/** A course as its own page shows it; nothing of it is the asking user's unless `overrides` say so. */
export function buildCourseDetail(overrides: Partial<CourseDetail> = {}, index = 0): CourseDetail {
  const { introduction, place } = buildCourse({}, index);
  return { ...buildCourseSummary({}, index), introduction, place, owned: false, inCart: false, ...overrides };
}

/** The outline of a course as a visitor sees it. */
export function buildOutline(index = 0): Chapter[] {
  return buildCurriculum(buildCourse({}, index)).map(({ id, name, lessons }) => ({
    id,
    name,
    lessons: lessons.map((lesson) => ({ ...lesson, watched: null })),
  }));
}

/** The whole category tree of the sample catalogue: exactly three levels, as the contract has it. */
export function buildCategoryTree() {
  return createCatalogue().categories.map((root) => ({
    ...nodeOf(root),
    children: root.children.map((branch) => ({
      ...nodeOf(branch),
      children: branch.children.map((leaf) => ({ ...nodeOf(leaf), children: [] })),
    })),
  }));
}

function nodeOf({ id, name }: SampleCategory): Pick<CategoryNode, 'id' | 'name'> {
  return { id, name };
}

/** One page of records; as many in all as are given unless `total` says more. */
export function buildPage<T>(
  records: readonly T[],
  {
    size = 12,
    current = 1,
    total = records.length,
  }: { size?: number; current?: number; total?: number } = {},
): Page<T> & { size: number } {
  return { records: [...records], total, size, current, pages: Math.ceil(total / size) };
}
