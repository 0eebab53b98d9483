import * as z from 'zod/mini';
import { decimal, id, int, time } from '../codecs/codecs.ts';
import { from, shape } from '../codecs/shape.ts';
import { operation } from '../operation.ts';
import { pageOf, paging } from '../shapes.ts';
import { courseSummary } from './entities.ts';

const own = {
  group: 'learning',
  method: 'GET',
  audience: ['learner', 'enterprise'],
  rows: { of: 'caller', entity: 'enrolment' },
  repeatable: true,
  envelope: 'blade',
  errors: {},
} as const;

/** The caller's courses. */
export const purchasedCourses = operation({
  ...own,
  name: 'purchasedCourses',
  summary: "The caller's courses with their progress, the last studied first.",
  path: 'training/learningCenter/purchased-course',
  input: { query: shape({ ...paging, courseId: z.optional(id()) }) },
  output: pageOf(
    shape({
      course: courseSummary,
      percent: from('watchProgress', int()),
      lastLessonId: from('coursewareId', z.nullable(id())),
      lastLessonName: from('coursewareName', z.nullable(z.string())),
      boughtAt: from('buyTime', time()),
      validUntil: from('validTime', z.nullable(time())),
    }),
  ),
});

/** The caller's study hours of one year. */
export const yearHours = operation({
  ...own,
  name: 'yearHours',
  summary: "The caller's study hours of a year against what is asked for.",
  path: 'training/learningCenter/period',
  input: { query: shape({ year: from('belongYear', z.optional(int())) }) },
  output: shape({
    year: from('belongYear', int()),
    earned: from('period', decimal()),
    required: from('requirePeriod', decimal()),
  }),
});
