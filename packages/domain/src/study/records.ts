import type { StudyForm } from '../course/course.ts';
import type { IsoTime } from '../time/time.ts';
import { REQUIRED_HOURS_PER_YEAR, yearOf } from './hours.ts';

/** One course that a learner finished, as the study-hours page lists it. */
export interface StudyRecord {
  id: string;
  courseName: string;
  institutionName: string;
  /** Null where the form is not known; it is then left blank (spec section 2). */
  studyForm: StudyForm | null;
  /** Study hours (学时) that it counts for, one decimal at most. */
  hours: number;
  completedAt: IsoTime;
}

/** The records of one calendar year and what they come to. */
export interface StudyYear {
  year: number;
  /** Hours of all records of the year, whichever of them are shown. */
  hours: number;
  /** Hours that are still missing to what a year asks for; 0 once it is reached. */
  missing: number;
  records: readonly StudyRecord[];
}

/** Which records are asked for; null asks for all. */
export interface StudyRecordFilter {
  year: number | null;
  form: StudyForm | null;
}

const tenths = (hours: number): number => Math.round(hours * 10);

/**
 * Records by the year, in China, in which they were earned: latest year first, and in it the latest record. A filter
 * by form leaves out rows, never hours: whether a year's rule is kept does not depend on what is looked at.
 */
export function studyYears(records: readonly StudyRecord[], { year, form }: StudyRecordFilter): StudyYear[] {
  const years = new Map<number, StudyRecord[]>();
  for (const record of records) {
    const key = yearOf(record.completedAt);
    const own = years.get(key);
    if (own) own.push(record);
    else years.set(key, [record]);
  }
  return [...years]
    .filter(([key]) => year === null || key === year)
    .toSorted(([left], [right]) => right - left)
    .map(([key, all]) => {
      const sum = all.reduce((total, record) => total + tenths(record.hours), 0);
      return {
        year: key,
        hours: sum / 10,
        missing: Math.max(0, tenths(REQUIRED_HOURS_PER_YEAR) - sum) / 10,
        records: all
          .filter((record) => form === null || record.studyForm === form)
          .toSorted((left, right) => Date.parse(right.completedAt) - Date.parse(left.completedAt)),
      };
    });
}
