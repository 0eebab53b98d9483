import type { IsoTime } from '../time/time.ts';
import type { CourseSummary } from '../course/course.ts';

/** A course that a learner owns, as the study centre lists it. */
export interface PurchasedCourse {
  course: CourseSummary;
  /** Whole percent watched over all lessons. */
  percent: number;
  /** Lesson to go on with; null for a course without any. */
  lastLessonId: string | null;
  lastLessonName: string | null;
  boughtAt: IsoTime;
  /** End of validity; null means without end. */
  validUntil: IsoTime | null;
}

/** Study hours of a learner in one year against what is asked for. */
export interface YearHours {
  year: number;
  earned: number;
  /** Hours that the rules ask for in a year. */
  required: number;
}

/** Whether a purchase is still valid at a moment. */
export function isValidAt(purchase: Pick<PurchasedCourse, 'validUntil'>, now: IsoTime): boolean {
  return purchase.validUntil === null || Date.parse(purchase.validUntil) > Date.parse(now);
}
