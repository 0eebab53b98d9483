import { studyFormLabel } from '@wutong/domain';
import { courseName } from '../shared/courses.ts';
import { at, range } from '../shared/range.ts';

/** One study record as a list shows it. */
export interface StudyRow {
  id: string;
  date: string;
  course: string;
  form: string;
  hours: number;
}

/** The records of one year, latest first. */
export interface StudyYear {
  year: number;
  hours: number;
  rows: StudyRow[];
}

const two = (value: number): string => String(value).padStart(2, '0');

function yearOf(year: number): StudyYear {
  const rows = range(365).map((index): StudyRow => ({
    id: `${year}-${index}`,
    date: `${year}-${two(12 - Math.floor(index / 31))}-${two(31 - (index % 31))}`,
    course: courseName((2026 - year) * 365 + index),
    form: studyFormLabel(at([1, 2, 3], index)),
    hours: 1 + (index % 4),
  }));
  return { year, hours: rows.reduce((sum, row) => sum + row.hours, 0), rows };
}

/** Ten years of a record a day: 3,650 rows. */
export const YEARS: StudyYear[] = range(10).map((back) => yearOf(2026 - back));

/** Words of the page. */
export const WORDS = { title: '学习记录', date: '日期', course: '课程', form: '学习形式', hours: '学时', year: '年' } as const;
