import { longCourseName } from '../../components/shared/stories.fixture.ts';
import type { StudyForm, StudyRecord } from '@wutong/domain';

const NAMES = ['专业技术人员诚信建设', '药品流通与零售管理', '人工智能与数字素养', longCourseName];
const FORMS: readonly StudyForm[] = [1, 2, 3];
const two = (value: number): string => String(value).padStart(2, '0');

/** So many records in each of so many years up to 2026, the same ones every time. */
export function someRecords(years: number, each: number): StudyRecord[] {
  return Array.from({ length: years * each }, (_, index) => {
    const year = 2026 - Math.floor(index / each);
    const place = index % each;
    return {
      id: `${year}-${place}`, courseName: NAMES[place % NAMES.length] ?? '', institutionName: '江海护理教育中心',
      studyForm: FORMS[place % FORMS.length] ?? null, hours: 2 + (place % 5) * 1.5,
      completedAt: `${year}-${two(1 + (place % 12))}-${two(1 + (place % 28))}T10:00:00+08:00`,
    };
  });
}
