import { readDay } from '@wutong/domain';
import type { IsoDate } from '@wutong/domain';

/** Which days may be chosen. */
export interface DayRules {
  /** The first day that may be chosen. */
  min?: IsoDate | undefined;
  /** The last day that may be chosen. */
  max?: IsoDate | undefined;
  /** Single days between them that may not, such as those without a session. */
  isDayDisabled?: ((day: IsoDate) => boolean) | undefined;
}

/** What keeps a typed text from being a day that may be chosen. */
export type DayProblem = 'unreadable' | 'tooEarly' | 'tooLate' | 'refused';

/** Why a day may not be chosen; undefined where it may. Days written as `YYYY-MM-DD` sort as texts. */
export function problemOfDay(day: IsoDate, { min, max, isDayDisabled }: DayRules): DayProblem | undefined {
  if (min !== undefined && day < min) return 'tooEarly';
  if (max !== undefined && day > max) return 'tooLate';
  return isDayDisabled?.(day) ? 'refused' : undefined;
}

/** Reads what was typed as a day that may be chosen, or says what is wrong with it. */
export function readAllowedDay(text: string, rules: DayRules): { day: IsoDate } | { problem: DayProblem } {
  const day = readDay(text);
  if (day === undefined) return { problem: 'unreadable' };
  const problem = problemOfDay(day, rules);
  return problem === undefined ? { day } : { problem };
}

/** The day of these bounds that is nearest to another, where a calendar opens. */
export function nearestDay(day: IsoDate, { min, max }: DayRules): IsoDate {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
