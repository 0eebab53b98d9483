import type { StudyRecord } from '@wutong/domain';
import { courseName, institutionName } from '../shared/courses.ts';
import { at, range } from '../shared/range.ts';

/** A record a day for ten years, latest first: 3,650. */
export const RECORDS: StudyRecord[] = range(10).flatMap((back) =>
  range(365).map((day): StudyRecord => ({
    id: `${2026 - back}-${day}`,
    courseName: courseName(back * 365 + day),
    institutionName: institutionName(day % 25),
    studyForm: at([1, 2, 3], day),
    hours: 1 + (day % 4),
    completedAt: `${new Date(Date.UTC(2026 - back, 11, 31 - day)).toISOString().slice(0, 10)}T10:00:00+08:00`,
  })),
);

/** Words of the page. */
export const WORDS = {
  title: '学习记录', date: '日期', course: '课程', institution: '机构', form: '学习形式', hours: '学时', year: '年',
} as const;
