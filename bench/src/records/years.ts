import { studyYears } from '@wutong/domain';
import type { StudyYear } from '@wutong/domain';
import { RECORDS } from './data.ts';

/** The records by year, by the same rule that ours applies itself. */
export const YEARS: StudyYear[] = studyYears(RECORDS, { year: null, form: null });
