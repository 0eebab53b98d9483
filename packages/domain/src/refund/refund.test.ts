import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumFen } from '../money/money.ts';
import { REFUND_MESSAGES, REFUND_REASON_OPTIONS, refundObstacleLabel, refundRemarks, refundStatusLabel } from './labels.ts';
import { REFUND_STATUSES, REFUND_WATCHED_MAX, REFUND_WORDS_MAX, canRefundBecome, type RefundEvent } from './refund.ts';
import { checkRefund, refundAmount, refundObstacle, type RefundDraft, type RefundLine } from './refundable.ts';
import { refundSteps } from './steps.ts';

const facts = {
  courseName: '课程', cover: null, categoryIds: [], institutionId: '1', institutionName: '机构', studyForm: 1, hours: 2,
} as const;

/** The courses of an order in any standing; each stands in it once. */
const orderLines = fc
  .array(
    fc.record({
      price: fc.integer({ min: 0, max: 1_000_000 }),
      refunded: fc.integer({ min: 0, max: 1_000_000 }),
      underReview: fc.boolean(),
      watched: fc.integer({ min: 0, max: 100 }),
      certified: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((lines) => lines.map((line, index): RefundLine => ({ ...facts, categoryIds: [], courseId: String(index), ...line })));

/** Those lines and a choice among them, in any order, with repetitions and with courses of other orders. */
const linesAndChoice = orderLines.chain((lines) =>
  fc.tuple(fc.constant(lines), fc.array(fc.constantFrom('elsewhere', ...lines.map(({ courseId }) => courseId)), { maxLength: 12 })),
);

const line: RefundLine = {
  ...facts, categoryIds: [], courseId: '1', price: 100, refunded: 0, underReview: false, watched: 0, certified: false,
};

describe('what is paid back', () => {
  it('is never more than was paid, nor than what is left of it', () => {
    fc.assert(
      fc.property(linesAndChoice, ([lines, ids]) => {
        const amount = refundAmount(lines, ids);
        const left = sumFen(lines.map(({ price, refunded }) => Math.max(0, price - refunded)));
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(left);
        expect(amount).toBeLessThanOrEqual(sumFen(lines.map(({ price }) => price)));
      }),
    );
  });

  it('counts a course once, however often and in whatever order it is asked for', () => {
    fc.assert(
      fc.property(linesAndChoice, ([lines, ids]) => {
        expect(refundAmount(lines, [...ids, ...ids].toReversed())).toBe(refundAmount(lines, ids));
      }),
    );
  });

  it('is the sum of the choice’s parts, so nothing is won by splitting it', () => {
    fc.assert(
      fc.property(linesAndChoice, ([lines, ids]) => {
        const parts = [...new Set(ids)].map((id) => refundAmount(lines, [id]));
        expect(sumFen(parts)).toBe(refundAmount(lines, ids));
      }),
    );
  });

  it('is nothing for a course that can not be paid back', () => {
    fc.assert(
      fc.property(orderLines, (lines) => {
        for (const one of lines) expect(refundAmount(lines, [one.courseId]) > 0).toBe(refundObstacle(one) === null);
      }),
    );
  });
});

describe('a course can be paid back', () => {
  it.each([
    [{}, null],
    [{ watched: REFUND_WATCHED_MAX }, null],
    [{ refunded: 99 }, null],
    [{ price: 0 }, 'free'],
    [{ refunded: 100 }, 'refunded'],
    [{ underReview: true }, 'underReview'],
    [{ certified: true }, 'certified'],
    [{ watched: REFUND_WATCHED_MAX + 1 }, 'studied'],
  ] as const)('with %j: obstacle %s', (changes, obstacle) => {
    expect(refundObstacle({ ...line, ...changes })).toBe(obstacle);
    expect(obstacle === null || refundObstacleLabel(obstacle).length > 1).toBe(true);
  });
});

describe('a draft', () => {
  const draft: RefundDraft = { courseIds: ['1'], reason: 'planChanged', remarks: '' };

  const { coursesMissing, notRefundable, reasonMissing, remarksMissing, remarksTooLong } = REFUND_MESSAGES;

  it.each<[Partial<RefundDraft>, object]>([
    [{ courseIds: [] }, { courseIds: coursesMissing }],
    [{ courseIds: ['1', 'elsewhere'] }, { courseIds: notRefundable }],
    [{ reason: null }, { reason: reasonMissing }],
    [{ reason: 'other', remarks: '  ' }, { remarks: remarksMissing }],
    [{ remarks: '字'.repeat(REFUND_WORDS_MAX + 1) }, { remarks: remarksTooLong }],
    [{ courseIds: [], reason: null }, { courseIds: coursesMissing, reason: reasonMissing }],
  ])('with %j is told %j', (changes, errors) => {
    expect(checkRefund([line], { ...draft, ...changes })).toEqual({ ok: false, errors });
  });

  it.each<Partial<RefundDraft>>([{}, { remarks: '字'.repeat(REFUND_WORDS_MAX) }, { reason: 'other', remarks: ' 课件打不开 ' }])(
    'with %j is handed in, its words trimmed',
    (changes) => {
      const full = { ...draft, ...changes };
      expect(checkRefund([line], full)).toEqual({ ok: true, value: { ...full, remarks: full.remarks.trim() } });
    },
  );

  it('that has no problem pays something back', () => {
    fc.assert(
      fc.property(linesAndChoice, ([lines, courseIds]) => {
        const { ok } = checkRefund(lines, { ...draft, courseIds });
        expect(ok && refundAmount(lines, courseIds) === 0).toBe(false);
      }),
    );
  });

  it('is told in one text', () => {
    expect(refundRemarks('boughtTwice', ' 同一门课买了两次 ')).toBe('买重了或买错了：同一门课买了两次');
    expect(refundRemarks('planChanged', '')).toBe('学习计划有变');
    expect(REFUND_REASON_OPTIONS.every(({ value, label }) => refundRemarks(value, '') === label)).toBe(true);
  });
});

describe('an application', () => {
  it('is reviewed, then refused or approved; only a refused one comes back', () => {
    const roads = REFUND_STATUSES.map((from) => REFUND_STATUSES.filter((to) => canRefundBecome(from, to)));
    expect(roads).toEqual([['refused', 'approved'], ['reviewing'], ['done'], []]);
    expect(REFUND_STATUSES.map(refundStatusLabel)).toEqual(['审核中', '未通过', '退款中', '已退款']);
  });

  const at = '2026-11-21T09:00:00+08:00';
  const event = (kind: RefundEvent['kind']): RefundEvent => ({ kind, at, words: null });
  const kinds = (refund: Parameters<typeof refundSteps>[0]) => refundSteps(refund).map(({ kind, state }) => `${kind} ${state}`);

  it('waits for its review, then for the money', () => {
    expect(kinds({ status: 'reviewing', invoiced: false, events: [event('submitted')] })).toEqual([
      'submitted done', 'review current', 'payment ahead',
    ]);
    expect(kinds({ status: 'approved', invoiced: false, events: [event('submitted'), event('approved')] })).toEqual([
      'submitted done', 'approved done', 'payment current',
    ]);
  });

  it('of an invoiced order waits for the red-letter invoice before the money', () => {
    const events = [event('submitted'), event('approved')];
    expect(kinds({ status: 'approved', invoiced: true, events })).toEqual([
      'submitted done', 'approved done', 'reversal current', 'payment ahead',
    ]);
    expect(kinds({ status: 'approved', invoiced: true, events: [...events, event('reversed')] }).at(-1)).toBe('payment current');
  });

  it('that is refused or done waits for nothing', () => {
    expect(kinds({ status: 'refused', invoiced: true, events: [event('submitted'), event('refused')] })).toEqual([
      'submitted done', 'refused failed',
    ]);
    expect(kinds({ status: 'done', invoiced: false, events: [event('done')] })).toEqual(['done done']);
  });

  it('has at most one step under way, after all that happened and before all that is ahead', () => {
    const refunds = fc.record({
      status: fc.constantFrom(...REFUND_STATUSES),
      invoiced: fc.boolean(),
      events: fc.array(fc.constantFrom('submitted', 'refused', 'reapplied', 'approved', 'reversed', 'done').map(event)),
    });
    fc.assert(
      fc.property(refunds, (refund) => {
        const ranks = refundSteps(refund).map(({ state }) => ['done', 'failed'].includes(state) ? 0 : state === 'current' ? 1 : 2);
        expect(ranks).toEqual(ranks.toSorted());
        expect(ranks.filter((rank) => rank === 1).length).toBe(refund.status === 'reviewing' || refund.status === 'approved' ? 1 : 0);
      }),
    );
  });
});
