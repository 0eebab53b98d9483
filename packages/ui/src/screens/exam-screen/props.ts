import type { Answer, AnswerSheet, Attempt, ExamAvailability, MockExam, Question } from '@wutong/domain';
import type { Saving } from '../../patterns/saving-note/index.ts';
import type { ScreenState } from '../state.ts';

/** An exam, its paper, and where this learner's attempt at it stands. */
export interface OpenExam {
  exam: MockExam;
  questions: readonly Question[];
  attempt: Attempt;
  /** Whether it can be begun now; whoever owns the clock asks the domain. */
  availability: ExamAvailability;
}

/** What the exam page is in. `empty` is an exam that does not exist, or without a paper. */
export type ExamState = ScreenState<OpenExam>;

export interface ExamScreenProps {
  state: ExamState;
  answers: AnswerSheet;
  /** Ids of questions that are put aside. */
  marked: ReadonlySet<string>;
  /** Whether the answers have reached the platform. */
  saving: Saving;
  /** Whole seconds until the end, counted by whoever owns the clock (`secondsLeft` of the domain). */
  secondsLeft: number;
  /** The attempt is being opened. */
  starting: boolean;
  /** Why handing in did not succeed: what happened and what to do. */
  submitFailure?: string | undefined;
  onStart: () => void;
  /** The answer as it is now; undefined when it was taken back. */
  onAnswer: (questionId: string, answer: Answer | undefined) => void;
  onMark: (questionId: string, marked: boolean) => void;
  /** Hands the paper in; the learner has confirmed it. */
  onSubmit: () => void;
  /** Where the marked paper is shown; null while there is nothing to show. */
  reviewHref: string | null;
  /** The list of exams. */
  backHref: string;
  onRetry: () => void;
  onSignIn?: (() => void) | undefined;
}
