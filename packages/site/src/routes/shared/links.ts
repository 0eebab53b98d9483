import { formatCategoryPath, type CourseSummary } from '@wutong/domain';
import { href } from '../../catalogue/index.ts';

/** The address of a course's page; it names the institution too (spec section 2, mini-site). */
export function courseHref(course: Pick<CourseSummary, 'id' | 'institutionId'>): string {
  return href('courseDetail', { trainId: course.institutionId, id: course.id });
}

/** The address of the course centre for a category: its ids joined by commas (spec section 2). */
export function categoryHref(path: readonly string[]): string {
  return href('courseCentre', { ids: formatCategoryPath(path) });
}
