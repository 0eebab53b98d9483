import type { IsoTime } from '../time/time.ts';

/** When an attempt began and how long it may last. */
export interface ExamTime {
  startedAt: IsoTime;
  /** Whole minutes. */
  minutes: number;
  /** When the exam closes for everybody, which may be before the minutes are over; null when it does not. */
  closesAt: IsoTime | null;
}

/** How far the platform's clock is ahead of this device's, in milliseconds; add it to the device's clock. */
export function serverOffset(serverNow: IsoTime, deviceNow: number): number {
  return Date.parse(serverNow) - deviceNow;
}

/** The last moment of an attempt, in milliseconds since 1970. */
export function deadlineOf({ startedAt, minutes, closesAt }: ExamTime): number {
  const own = Date.parse(startedAt) + minutes * 60_000;
  return closesAt === null ? own : Math.min(own, Date.parse(closesAt));
}

/**
 * Whole seconds that are left of an attempt; 0 means over, and only that. A device whose clock is set wrong, or
 * whose tab slept, is told the same as any other: all that counts is the moment now, corrected by `offset`.
 */
export function secondsLeft(time: ExamTime, deviceNow: number, offset: number): number {
  return Math.max(0, Math.ceil((deadlineOf(time) - deviceNow - offset) / 1000));
}

/** Minutes before the end at which a learner is told how much is left. */
export const TIME_NOTICES = [15, 5, 1] as const;

/** What was told last: so many minutes are left, or `over`; null while there is plenty. */
export type TimeNotice = (typeof TIME_NOTICES)[number] | 'over' | null;

/** What a learner must know about the time now. */
export function timeNotice(seconds: number): TimeNotice {
  if (seconds <= 0) return 'over';
  return TIME_NOTICES.filter((minutes) => seconds <= minutes * 60).at(-1) ?? null;
}
