import type { PurchasedCourse, WatchProgress, YearHours } from '@wutong/domain';
import { buildCourseSummary, buildOutline } from './courses.ts';

/** A course that a learner owns and has begun; another one for each index. */
export function buildPurchasedCourse(overrides: Partial<PurchasedCourse> = {}, index = 0): PurchasedCourse {
  const lesson = buildOutline(index)[0]?.lessons[0];
  return {
    course: buildCourseSummary({}, index),
    percent: 40,
    lastLessonId: lesson?.id ?? null,
    lastLessonName: lesson?.name ?? null,
    boughtAt: '2026-10-01T10:00:00+08:00',
    validUntil: '2027-10-01T10:00:00+08:00',
    ...overrides,
  };
}

/** A learner's study hours of a year, a third of the way. */
export function buildYearHours(overrides: Partial<YearHours> = {}): YearHours {
  return { year: 2026, earned: 30, required: 90, ...overrides };
}

/** A lesson of ten minutes, watched for two. */
export function buildWatchProgress(overrides: Partial<WatchProgress> = {}): WatchProgress {
  return { lessonId: '1', position: 120, watched: 120, total: 600, ...overrides };
}
