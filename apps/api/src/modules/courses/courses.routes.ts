import type { HandlersOf } from '../../platform/http/index.ts';
import { presentTree } from './courses.presenter.ts';
import { listCategories } from './courses.repository.ts';
import { courseDetail, courseOutline, relatedCourses, searchCourses } from './courses.service.ts';

/** What anyone may read of the catalogue. */
export const courseHandlers: HandlersOf<
  'searchCourses' | 'categoryTree' | 'courseById' | 'relatedCourses' | 'courseIntroduction' | 'courseOutline'
> = {
  searchCourses,
  categoryTree: async (_, { db, platform }) => presentTree(await listCategories(db, platform.tenantId)),
  courseById: ({ id }, context) => courseDetail(id, context),
  relatedCourses: ({ id }, context) => relatedCourses(id, context),
  courseIntroduction: async ({ id }, context) => {
    const { introduction } = await courseDetail(id, context);
    return { id, introduction };
  },
  courseOutline: ({ courseId }, context) => courseOutline(courseId, context),
};
