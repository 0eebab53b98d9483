import type { Fen } from '../money/money.ts';
import type { IsoTime } from '../time/time.ts';

/** Where an application for a refund can stand. One that its owner took back is gone. */
export const REFUND_STATUSES = ['reviewing', 'refused', 'approved', 'done'] as const;

/**
 * Where an application for a refund stands: under review, refused (it may be applied for again), approved with the
 * money on its way, or paid back.
 */
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Why courses are given back. */
export const REFUND_REASONS = ['planChanged', 'boughtTwice', 'notAsDescribed', 'notPlayable', 'other'] as const;

export type RefundReason = (typeof REFUND_REASONS)[number];

/** Something that happened to an application. `reversed` is the red-letter invoice that an invoiced order needs. */
export type RefundEventKind = 'submitted' | 'refused' | 'reapplied' | 'approved' | 'reversed' | 'done';

/** One thing that happened, when, and in whose words: the reviewer's on a refusal, the buyer's on applying again. */
export interface RefundEvent {
  kind: RefundEventKind;
  at: IsoTime;
  words: string | null;
}

/** An application to pay some courses of an order back (spec section 3: courseIds, orderNum, remarks, comment). */
export interface Refund {
  id: string;
  orderNum: string;
  courseIds: readonly string[];
  /** What is paid back, in fen. */
  amount: Fen;
  status: RefundStatus;
  /** The buyer's words with the first application. */
  remarks: string;
  /** The buyer's words when applying again; null before. */
  comment: string | null;
  /** Whether the order was invoiced, so that a red-letter invoice must come before the money. */
  invoiced: boolean;
  /** What happened so far, oldest first. */
  events: readonly RefundEvent[];
}

/** Working days within which an application is looked at. */
export const REFUND_REVIEW_DAYS = 3;

/** Working days that the money may take on its way back. */
export const REFUND_PAYMENT_DAYS = 7;

/** Characters at most in the buyer's words. */
export const REFUND_WORDS_MAX = 200;

/** Percent of a course that may have been watched before it counts as taken. */
export const REFUND_WATCHED_MAX = 20;

/** Why a course can not be paid back. */
export type RefundObstacle = 'free' | 'refunded' | 'underReview' | 'certified' | 'studied';

const TRANSITIONS: Record<RefundStatus, readonly RefundStatus[]> = {
  reviewing: ['refused', 'approved'],
  refused: ['reviewing'],
  approved: ['done'],
  done: [],
};

/** Whether an application may go from one standing to another. */
export function canRefundBecome(from: RefundStatus, to: RefundStatus): boolean {
  return TRANSITIONS[from].includes(to);
}
