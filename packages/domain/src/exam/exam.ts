import type { IsoTime } from '../time/time.ts';
import type { MarkingRules } from './marking.ts';

/** A practice workbook (spec section 3; fields are ours): questions to be worked through at one's own pace. */
export interface Workbook {
  id: string;
  name: string;
  categoryName: string;
  questionCount: number;
  /** Questions that the asking user has answered, and how many of them rightly. */
  doneCount: number;
  rightCount: number;
  lastDoneAt: IsoTime | null;
}

/** A mock exam (spec section 3; fields are ours): a paper with a time limit. */
export interface MockExam {
  id: string;
  name: string;
  categoryName: string;
  questionCount: number;
  /** Sum of the points of all questions. */
  totalPoints: number;
  /** Points from which it is passed. */
  passPoints: number;
  minutes: number;
  rules: MarkingRules;
  opensAt: IsoTime | null;
  closesAt: IsoTime | null;
  /** How often it may be taken; null means as often as one likes. */
  attemptsAllowed: number | null;
  attemptsUsed: number;
}

/** Whether an exam can be begun, or why not. */
export type ExamAvailability = 'open' | 'notYet' | 'closed' | 'usedUp';

/** Whether an exam can be begun at a moment. */
export function examAvailability(exam: MockExam, now: IsoTime): ExamAvailability {
  const moment = Date.parse(now);
  if (exam.closesAt !== null && moment >= Date.parse(exam.closesAt)) return 'closed';
  if (exam.attemptsAllowed !== null && exam.attemptsUsed >= exam.attemptsAllowed) return 'usedUp';
  return exam.opensAt !== null && moment < Date.parse(exam.opensAt) ? 'notYet' : 'open';
}

/** Whole percent of a workbook's questions that were answered. */
export function workbookPercent({ questionCount, doneCount }: Pick<Workbook, 'questionCount' | 'doneCount'>): number {
  return questionCount <= 0 ? 0 : Math.min(100, Math.floor((doneCount / questionCount) * 100));
}
