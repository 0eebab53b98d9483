import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_FILTERS, orderStatusLabel } from './labels.ts';
import { ORDER_STATUS, canBecome, toOrderStatus, type OrderStatus } from './status.ts';

const ALL = Object.values(ORDER_STATUS);
const status = fc.constantFrom(...ALL);
const { pendingPayment, paid, expired, refunded, partlyRefunded, invoiced, refundUnderReview } = ORDER_STATUS;

describe('the status codes', () => {
  it('are the seven of the spec, with their words', () => {
    expect(ALL.map((code) => [code, orderStatusLabel(code)])).toEqual([
      [1, '待支付'],
      [2, '已支付'],
      [3, '已过期'],
      [4, '已退款'],
      [5, '部分退款'],
      [6, '已开票'],
      [7, '退款审核中'],
    ]);
  });

  it('are read from numbers, and no other number is one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double()), (code) => {
        const known = ALL.find((one) => one === code);
        expect(toOrderStatus(code)).toBe(known);
      }),
    );
  });
});

describe('an order', () => {
  it.each<[OrderStatus, OrderStatus[]]>([
    [pendingPayment, [paid, expired]],
    [paid, [invoiced, refundUnderReview]],
    [expired, [paid]],
    [refunded, []],
    [partlyRefunded, [invoiced, refundUnderReview]],
    [invoiced, [refundUnderReview]],
    [refundUnderReview, [paid, refunded, partlyRefunded, invoiced]],
  ])('of status %d may become exactly %j', (from, next) => {
    expect(ALL.filter((to) => canBecome(from, to))).toEqual(next);
  });

  it('never becomes unpaid again, and never stays what it is by a step', () => {
    fc.assert(
      fc.property(status, status, (from, to) => {
        expect(canBecome(from, pendingPayment) || canBecome(to, to)).toBe(false);
      }),
    );
  });

  it('is refunded only after a review', () => {
    expect(ALL.filter((from) => canBecome(from, refunded) || canBecome(from, partlyRefunded))).toEqual([
      refundUnderReview,
    ]);
  });
});

describe('the tabs of the list of orders', () => {
  it('show each status once, besides all of them', () => {
    expect(ORDER_FILTERS.flatMap(({ statuses }) => statuses).toSorted()).toEqual(ALL);
    expect(ORDER_FILTERS[0]).toMatchObject({ key: 'all', statuses: [] });
  });
});
