import type { Checked, CheckedForm, FieldErrors } from '../check/checked.ts';
import { sumFen, type Fen } from '../money/money.ts';
import type { OrderLine } from '../order/order.ts';
import { REFUND_MESSAGES } from './labels.ts';
import { REFUND_WATCHED_MAX, REFUND_WORDS_MAX, type RefundObstacle, type RefundReason } from './refund.ts';

/** One course of an order as far as paying it back is concerned. */
export interface RefundLine extends OrderLine {
  /** What has been paid back of it already. */
  refunded: Fen;
  /** Whether it stands in an application that is not decided. */
  underReview: boolean;
  /** Whole percent watched of it. */
  watched: number;
  /** Whether a certificate was issued for it. */
  certified: boolean;
}

/** Why a course can not be paid back; null when it can. */
export function refundObstacle(line: RefundLine): RefundObstacle | null {
  if (line.price <= 0) return 'free';
  if (line.refunded >= line.price) return 'refunded';
  if (line.underReview) return 'underReview';
  if (line.certified) return 'certified';
  return line.watched > REFUND_WATCHED_MAX ? 'studied' : null;
}

/** What is paid back for some courses of an order: only what can be, each once, less what was paid back before. */
export function refundAmount(lines: readonly RefundLine[], courseIds: readonly string[]): Fen {
  const asked = lines.filter((line) => courseIds.includes(line.courseId) && refundObstacle(line) === null);
  return sumFen(asked.map((line) => line.price - Math.max(0, line.refunded)));
}

/** What a buyer fills in to have courses paid back. */
export interface RefundDraft {
  courseIds: readonly string[];
  reason: RefundReason | null;
  remarks: string;
}

/** What is handed in. */
export interface RefundRequest extends RefundDraft {
  reason: RefundReason;
}

/** The rule for the buyer's words with an application; `needed` where nothing else says why. */
export function checkRefundWords(words: string, needed: boolean): Checked<string> {
  const value = words.trim();
  if (value === '' && needed) return { ok: false, message: REFUND_MESSAGES.remarksMissing };
  return value.length > REFUND_WORDS_MAX ? { ok: false, message: REFUND_MESSAGES.remarksTooLong } : { ok: true, value };
}

/** The rules of an application over some lines of an order. `other` alone says nothing, so it needs words. */
export function checkRefund(lines: readonly RefundLine[], { courseIds, reason, remarks }: RefundDraft): CheckedForm<RefundRequest> {
  const errors: FieldErrors<RefundRequest> = {};
  const possible = new Set(lines.filter((line) => refundObstacle(line) === null).map((line) => line.courseId));
  const words = checkRefundWords(remarks, reason === 'other');
  if (courseIds.length === 0) errors.courseIds = REFUND_MESSAGES.coursesMissing;
  else if (!courseIds.every((id) => possible.has(id))) errors.courseIds = REFUND_MESSAGES.notRefundable;
  if (reason === null) errors.reason = REFUND_MESSAGES.reasonMissing;
  if (!words.ok) errors.remarks = words.message;
  if (reason === null || !words.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: { courseIds, reason, remarks: words.value } };
}
