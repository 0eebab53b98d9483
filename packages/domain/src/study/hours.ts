import { toShanghaiDate, type IsoTime } from '../time/time.ts';

/**
 * Study hours (学时) that a professional must earn in a calendar year: 《专业技术人员继续教育规定》 (Order 25 of the
 * Ministry of Human Resources and Social Security, 2015), article 8: at least 90 in all. That two thirds of them be in
 * one's own field is a rule of the same article which provinces apply differently; it is not checked here.
 */
export const REQUIRED_HOURS_PER_YEAR = 90;

/** A course of a learner as far as its hours are concerned. */
export interface StudiedCourse {
  /** Hours that the course counts for. */
  hours: number;
  /** When its last lesson was watched to the end for the first time; null while any is left. */
  completedAt: IsoTime | null;
}

/** The calendar year of a moment, as it is in China. */
export function yearOf(time: IsoTime): number {
  return Number(toShanghaiDate(time).slice(0, 4));
}

/**
 * Hours earned in a year: those of the courses that were watched to the end in it, each once and whole. Answers one
 * decimal at most, as hours are given.
 */
export function hoursEarned(courses: readonly StudiedCourse[], year: number): number {
  let tenths = 0;
  for (const { hours, completedAt } of courses) {
    if (completedAt !== null && yearOf(completedAt) === year) tenths += Math.round(hours * 10);
  }
  return tenths / 10;
}
