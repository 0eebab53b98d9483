import type { HandlersOf } from '../../platform/http/index.ts';
import { purchasedCourses, yearHours } from './learning.service.ts';

/** What the caller bought, and the hours that studying it earned. */
export const learningHandlers: HandlersOf<'purchasedCourses' | 'yearHours'> = {
  purchasedCourses,
  yearHours,
};
