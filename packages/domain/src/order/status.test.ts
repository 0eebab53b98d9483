import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderActionLabel, orderStatusLabel } from './labels.ts';
import { ORDER_STATUS, canBecome, orderActions, toOrderStatus, type OrderStatus } from './status.ts';

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

describe('the actions of an order', () => {
  it.each<[OrderStatus, string[]]>([
    [pendingPayment, ['去支付', '取消订单']],
    [paid, ['去学习', '申请退款']],
    [expired, ['删除订单']],
    [refunded, ['删除订单']],
    [partlyRefunded, ['去学习', '申请退款']],
    [invoiced, ['去学习', '申请退款']],
    [refundUnderReview, ['去学习']],
  ])('of status %d are %j', (code, words) => {
    expect(orderActions(code).map(orderActionLabel)).toEqual(words);
  });

  it('lead somewhere: what can be paid may become paid, what can be refunded may go under review', () => {
    fc.assert(
      fc.property(status, (code) => {
        const actions = orderActions(code);
        expect(!actions.includes('pay') || canBecome(code, paid)).toBe(true);
        expect(actions.includes('refund')).toBe(
          code !== refundUnderReview && canBecome(code, refundUnderReview),
        );
      }),
    );
  });

  it('let nobody study what is not paid', () => {
    for (const code of [pendingPayment, expired, refunded]) expect(orderActions(code)).not.toContain('study');
  });
});
