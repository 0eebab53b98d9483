import * as z from 'zod/mini';
import { fen, id, ids, int } from '../codecs/codecs.ts';
import { from, shape } from '../codecs/shape.ts';
import { operation } from '../operation.ts';
import { pageOf, paging } from '../shapes.ts';
import { categoryRoot, chapter, courseDetail, courseSummary } from './entities.ts';

const publicRead = {
  group: 'courses',
  audience: 'public',
  rows: { of: 'none' },
  repeatable: true,
  envelope: 'blade',
} as const;

const missing = { 404: '课程不存在或已下架' } as const;

/** One page of the courses that are on sale. */
export const searchCourses = operation({
  ...publicRead,
  name: 'searchCourses',
  summary: 'Lists courses on sale by category, keyword, study form and price. Always status 3, whatever is sent.',
  method: 'POST',
  path: 'training/course/search-page',
  input: {
    json: shape({
      ...paging,
      keyword: from('courseName', z.optional(z.string().check(z.maxLength(100)))),
      categoryPath: from('classifyIds', z.optional(ids())),
      studyForm: from('teachingMethod', z.optional(int())),
      minPrice: z.optional(fen()),
      maxPrice: z.optional(fen()),
      institutionId: from('organizationId', z.optional(id())),
      sort: z.optional(z.enum(['relevance', 'newest', 'popular', 'priceUp', 'priceDown'])),
      /** Sent as 3 by the sites (spec section 7); the server answers status 3 in any case. */
      status: from('courseStatus', z.optional(int())),
    }),
  },
  output: pageOf(courseSummary),
  errors: {},
});

/** The category tree. */
export const categoryTree = operation({
  ...publicRead,
  name: 'categoryTree',
  summary: 'The three-level category tree.',
  method: 'POST',
  path: 'training/classify/tree',
  input: {},
  output: z.array(categoryRoot),
  errors: {},
});

/** One course. */
export const courseById = operation({
  ...publicRead,
  name: 'courseById',
  summary: 'A course on sale, with what the asking user already has of it.',
  method: 'GET',
  path: 'training/course/{id}',
  input: { path: shape({ id: id() }) },
  output: courseDetail,
  errors: missing,
});

/** Courses of the same category. */
export const relatedCourses = operation({
  ...publicRead,
  name: 'relatedCourses',
  summary: 'Up to eight other courses of the same category.',
  method: 'GET',
  path: 'training/course/relatedCourse/{id}',
  input: { path: shape({ id: id() }) },
  output: z.array(courseSummary),
  errors: missing,
});

/** The introduction of a course. */
export const courseIntroduction = operation({
  ...publicRead,
  name: 'courseIntroduction',
  summary: 'The introduction of a course as cleaned HTML.',
  method: 'GET',
  path: 'training/course/intro/{id}',
  input: { path: shape({ id: id() }) },
  output: shape({ id: id(), introduction: from('intro', z.nullable(z.string())) }),
  errors: missing,
});

/** The outline of a course. */
export const courseOutline = operation({
  ...publicRead,
  name: 'courseOutline',
  summary: 'Chapters of a course with their course-ware.',
  method: 'GET',
  path: 'training/course-catalogue/list',
  input: { query: shape({ courseId: id() }) },
  output: z.array(chapter),
  errors: missing,
});
