import type { Refund, RefundEvent, RefundEventKind, RefundStatus } from './refund.ts';

/** One step of an application: what happened, what is happening, or what lies ahead. */
export type RefundStep =
  | (RefundEvent & { state: 'done' | 'failed' })
  | { kind: RefundWait; state: 'current' | 'ahead' };

/** What an application waits for: the review, the red-letter invoice of an invoiced order, the money. */
export type RefundWait = 'review' | 'reversal' | 'payment';

const WAITS: Record<RefundStatus, readonly RefundWait[]> = {
  reviewing: ['review', 'reversal', 'payment'],
  refused: [],
  approved: ['reversal', 'payment'],
  done: [],
};

/** The whole road of an application, oldest first: what happened, then what is still to come. */
export function refundSteps({ status, events, invoiced }: Pick<Refund, 'status' | 'events' | 'invoiced'>): RefundStep[] {
  const happened = (kind: RefundEventKind): boolean => events.some((event) => event.kind === kind);
  const ahead = WAITS[status].filter((wait) => wait !== 'reversal' || (invoiced && !happened('reversed')));
  return [
    ...events.map((event) => ({ ...event, state: event.kind === 'refused' ? ('failed' as const) : ('done' as const) })),
    ...ahead.map((kind, place) => ({ kind, state: place === 0 ? ('current' as const) : ('ahead' as const) })),
  ];
}
