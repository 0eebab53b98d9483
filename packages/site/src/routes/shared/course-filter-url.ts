import {
  COURSE_SORTS,
  EVERY_COURSE,
  formatCategoryPath,
  parseCategoryPath,
  toStudyForm,
  type CourseFilter,
} from '@wutong/domain';

/** A course filter as query fields of a route's link; what asks for nothing is left out. */
export interface CourseFilterQuery {
  ids?: string;
  form?: number;
  charge?: 'free' | 'paid';
  sort?: string;
  page?: number;
}

/** Reads a filter from the URL; anything that is not one of the choices counts as not chosen. */
export function readCourseFilter(query: URLSearchParams): CourseFilter {
  const charge = query.get('charge');
  const sort = COURSE_SORTS.find((choice) => choice.value === query.get('sort'));
  const page = Number(query.get('page'));
  return {
    categoryPath: parseCategoryPath(query.get('ids')),
    keyword: '',
    studyForm: toStudyForm(Number(query.get('form'))),
    charge: charge === 'free' || charge === 'paid' ? charge : 'all',
    sort: sort?.value ?? EVERY_COURSE.sort,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** Writes a filter for the URL. */
export function writeCourseFilter(filter: CourseFilter): CourseFilterQuery {
  return {
    ...(filter.categoryPath.length > 0 ? { ids: formatCategoryPath(filter.categoryPath) } : {}),
    ...(filter.studyForm === null ? {} : { form: filter.studyForm }),
    ...(filter.charge === 'all' ? {} : { charge: filter.charge }),
    ...(filter.sort === EVERY_COURSE.sort ? {} : { sort: filter.sort }),
    ...(filter.page > 1 ? { page: filter.page } : {}),
  };
}

/** A filter with some of it changed; any change but of the page starts again at page 1. */
export function changeFilter(filter: CourseFilter, patch: Partial<CourseFilter>): CourseFilter {
  return { ...filter, page: 1, ...patch };
}
