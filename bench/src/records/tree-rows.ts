import { studyFormLabel, toShanghaiDate } from '@wutong/domain';
import type { StudyRecord } from '@wutong/domain';
import { WORDS } from './data.ts';
import { YEARS } from './years.ts';

/** A row of a table whose rows open and close: a year with its records, or a record. */
export interface TreeRow extends Partial<StudyRecord> {
  id: string;
  hours: number;
  /** The year of a row that opens and closes. */
  year?: number;
  children?: TreeRow[];
}

export const TREE_ROWS: TreeRow[] = YEARS.map(({ year, hours, records }) => ({ id: String(year), year, hours, children: [...records] }));

/** What the first column says. */
export function headOf({ year, completedAt }: TreeRow): string {
  return completedAt === undefined ? `${year} ${WORDS.year}` : toShanghaiDate(completedAt);
}

/** What the column of study forms says; nothing of a year. */
export function formOf({ studyForm }: TreeRow): string {
  return studyForm === undefined ? '' : studyFormLabel(studyForm);
}
