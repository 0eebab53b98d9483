import type { StudyRecord, StudyYear } from '@wutong/domain';
import { YEARS } from './years.ts';

/** The records as one flat list, as windowed lists want it: a head for each year, below it what is open. */
export type Row = { kind: 'year'; key: string; year: StudyYear } | { kind: 'record'; key: string; record: StudyRecord };

export function rowsOf(closed: ReadonlySet<number>): Row[] {
  return YEARS.flatMap((year): Row[] => [
    { kind: 'year', key: String(year.year), year },
    ...(closed.has(year.year) ? [] : year.records.map((record): Row => ({ kind: 'record', key: record.id, record }))),
  ]);
}
