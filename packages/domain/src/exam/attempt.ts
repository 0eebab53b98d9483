import type { IsoTime } from '../time/time.ts';

/** Why a paper was handed in: by the learner, or because the time was up. */
export type SubmitReason = 'learner' | 'timeUp';

/** One learner's attempt at an exam. */
export type Attempt =
  | { status: 'notStarted' }
  | { status: 'running'; startedAt: IsoTime }
  /** On its way to the platform. */
  | { status: 'submitting'; startedAt: IsoTime; reason: SubmitReason }
  /** Handed in; the marks are not there yet. */
  | { status: 'submitted'; submittedAt: IsoTime; reason: SubmitReason }
  | { status: 'marked'; submittedAt: IsoTime; reason: SubmitReason; score: number; passed: boolean }
  /** The time is over and the paper is not handed in yet, or the exam closed before it was begun. */
  | { status: 'expired'; startedAt: IsoTime | null };

/** The states of an attempt by name. */
export type AttemptStatus = Attempt['status'];

/** The states that may follow each one. */
const TRANSITIONS: Record<AttemptStatus, readonly AttemptStatus[]> = {
  notStarted: ['running', 'expired'],
  running: ['submitting', 'expired'],
  // A paper that did not arrive goes back to its learner while there is time, else it waits to be sent again.
  submitting: ['submitted', 'running', 'expired'],
  submitted: ['marked'],
  marked: [],
  // Late papers are sent again; where that fails the platform hands in what it has saved.
  expired: ['submitting', 'submitted'],
};

/** All states of an attempt, in the order in which they are gone through. */
export const ATTEMPT_STATUSES = ['notStarted', 'running', 'submitting', 'submitted', 'marked', 'expired'] as const satisfies
  readonly AttemptStatus[];

/** Whether an attempt may go from one state to another. */
export function attemptCanBecome(from: AttemptStatus, to: AttemptStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Whether answers are still taken. */
export function takesAnswers({ status }: Pick<Attempt, 'status'>): boolean {
  return status === 'running';
}
