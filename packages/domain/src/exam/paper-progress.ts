import { answeredOf } from './answer.ts';
import type { AnswerSheet, Question } from './question.ts';

/** How far a paper is: whole numbers of questions. */
export interface PaperProgress {
  total: number;
  answered: number;
  /** Not answered, or not in every blank. */
  unanswered: number;
  /** Put aside by the learner to be looked at again, answered or not. */
  marked: number;
  /** Id of the first question that is not answered; null when all are. */
  firstUnanswered: string | null;
  /** Id of the first question that is marked; null when none is. */
  firstMarked: string | null;
}

/** Counts what is answered, left and marked on a paper. Answers and marks of other papers count for nothing. */
export function paperProgress(
  questions: readonly Question[],
  answers: AnswerSheet,
  marked: ReadonlySet<string>,
): PaperProgress {
  const left = questions.filter((question) => answeredOf(question, answers[question.id]) !== 'yes');
  const aside = questions.filter((question) => marked.has(question.id));
  return {
    total: questions.length,
    answered: questions.length - left.length,
    unanswered: left.length,
    marked: aside.length,
    firstUnanswered: left[0]?.id ?? null,
    firstMarked: aside[0]?.id ?? null,
  };
}
