import type { IsoDate } from './time.ts';

/** Whether a text is a day that exists, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  // A day that does not exist (02-30) is moved by Date to one that does.
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text;
}

/** A day as people write it: `2026-11-21`, `2026/1/2`, `2026.1.2`, `20260102` or `2026 年 1 月 2 日`. */
const WRITTEN_DAY = /^(\d{4})(?:(\d{2})(\d{2})|(?:[-/.]|\s*年\s*)(\d{1,2})(?:[-/.]|\s*月\s*)(\d{1,2})\s*日?)$/;

/** Reads a day as people write it, full-width digits too; undefined when it is none or does not exist. */
export function readDay(text: string): IsoDate | undefined {
  const found = WRITTEN_DAY.exec(text.normalize('NFKC').trim());
  if (!found) return undefined;
  const [, year, month = found[4] ?? '', date = found[5] ?? ''] = found;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}
