import type { IsoDate } from '@wutong/domain';
import { fill } from '../../../wording/index.ts';
import type { datesWording } from '../../../wording/dates.ts';
import type { DayProblem, DayRules } from './day-rules.ts';

/** The sentence for what is wrong with a typed day; `example` shows how one is written. */
export function problemText(
  problem: DayProblem | null, words: Readonly<Record<keyof typeof datesWording.date, string>>, rules: DayRules, example: IsoDate,
): string | undefined {
  if (problem === null) return undefined;
  const day = { unreadable: example, tooEarly: rules.min, tooLate: rules.max, refused: undefined }[problem];
  return fill(words[problem], { day: day ?? '' });
}
