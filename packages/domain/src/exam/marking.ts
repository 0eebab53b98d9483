import { answeredOf, blankText } from './answer.ts';
import { sumPoints } from './question.ts';
import type { Answer, AnswerSheet, Question, Solution } from './question.ts';

/** How an answer was judged. `part` earned some of its points. */
export type Verdict = 'right' | 'part' | 'wrong' | 'unanswered';

/** What an answer earned. */
export interface Mark {
  verdict: Verdict;
  /** Points, at most one decimal. */
  score: number;
}

/** What the rules of an exam leave open. */
export interface MarkingRules {
  /**
   * Points for each right option of a multiple choice that misses some and has none wrong, as the qualification
   * exams have it (0.5 each); null gives nothing for less than the whole.
   */
  pointsPerRightOption: number | null;
}

/** A question with what was answered, what is right, why, and what it earned. */
export interface ReviewedQuestion {
  question: Question;
  answer: Answer | null;
  solution: Solution;
  /** Why it is right (解析), as plain text or HTML; null when nobody wrote any. */
  analysis: string | null;
  mark: Mark;
}

const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_SHIFT = 0xfee0;
const SPACES = /[\s\u200b-\u200d\u2060]/gu;

/**
 * A text of a blank as it is compared: full-width letters, digits and signs as half-width ones, without spaces
 * and without capitals. Nothing else is changed: `10³` must not become `103`.
 */
export function normaliseBlank(text: string): string {
  const narrow = text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT));
  return narrow.replace(SPACES, '').toLowerCase();
}

/** Whether what stands in a blank is one of the accepted texts. */
export function blankIsRight(text: string, accepted: readonly string[]): boolean {
  const given = normaliseBlank(text);
  return given !== '' && accepted.some((each) => normaliseBlank(each) === given);
}

/** Points before rounding, and whether everything is right. */
interface Judged {
  whole: boolean;
  points: number;
}

function judgeChoices(points: number, given: ReadonlySet<string>, right: ReadonlySet<string>, each: number | null): Judged {
  if (![...given].every((id) => right.has(id))) return { whole: false, points: 0 };
  if (given.size === right.size) return { whole: true, points };
  return { whole: false, points: Math.min(points, given.size * (each ?? 0)) };
}

function judge(question: Question, answer: Answer, solution: Solution, rules: MarkingRules): Judged {
  const { points } = question;
  const wholly = (whole: boolean): Judged => ({ whole, points: whole ? points : 0 });
  if (answer.kind === 'single' && solution.kind === 'single') return wholly(answer.optionId === solution.optionId);
  if (answer.kind === 'trueFalse' && solution.kind === 'trueFalse') return wholly(answer.value === solution.value);
  if (answer.kind === 'multiple' && solution.kind === 'multiple') {
    return judgeChoices(points, new Set(answer.optionIds), new Set(solution.optionIds), rules.pointsPerRightOption);
  }
  if (question.kind === 'fillIn' && solution.kind === 'fillIn') {
    const blanks = Array.from({ length: question.blanks }, (_, blank) => blank);
    const right = blanks.filter((blank) => blankIsRight(blankText(answer, blank), solution.accepted[blank] ?? [])).length;
    return { whole: right === question.blanks, points: (points * right) / question.blanks };
  }
  return wholly(false);
}

/** Judges one answer. Blanks of one question earn equal shares; part of a tenth of a point is not given. */
export function markAnswer(question: Question, answer: Answer | undefined, solution: Solution, rules: MarkingRules): Mark {
  if (answer === undefined || answeredOf(question, answer) === 'no') return { verdict: 'unanswered', score: 0 };
  const { whole, points } = judge(question, answer, solution, rules);
  // The small addition undoes what floating point takes from a whole tenth (0.3 * 10 is 2.9999...).
  const score = Math.floor(points * 10 + 1e-6) / 10;
  if (whole) return { verdict: 'right', score };
  return { verdict: score > 0 ? 'part' : 'wrong', score };
}

/** What a whole paper earned. */
export interface PaperScore {
  score: number;
  /** What it could have earned. */
  total: number;
  right: number;
  /** Wrong, earned in part, or not answered: what is worth another look. */
  wrong: number;
}

/** Adds up a marked paper. */
export function paperScore(reviewed: readonly ReviewedQuestion[]): PaperScore {
  const right = reviewed.filter(({ mark }) => mark.verdict === 'right').length;
  return {
    score: sumPoints(reviewed.map(({ mark }) => mark.score)),
    total: sumPoints(reviewed.map(({ question }) => question.points)),
    right,
    wrong: reviewed.length - right,
  };
}

/** Marks a whole paper. A question without a solution can't be marked and is left out. */
export function markPaper(
  questions: readonly Question[],
  answers: AnswerSheet,
  solutions: Readonly<Record<string, { solution: Solution; analysis: string | null }>>,
  rules: MarkingRules,
): ReviewedQuestion[] {
  return questions.flatMap((question) => {
    const known = solutions[question.id];
    if (!known) return [];
    const answer = answers[question.id];
    return [{ question, answer: answer ?? null, ...known, mark: markAnswer(question, answer, known.solution, rules) }];
  });
}
