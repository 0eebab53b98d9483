import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVOICE_STATUSES } from '../invoice/invoice.ts';
import { REFUND_STATUSES } from '../refund/refund.ts';
import { allowedActions, type OrderStanding } from './actions.ts';
import { orderActionLabel } from './labels.ts';
import { ORDER_STATUS, canBecome, type OrderStatus } from './status.ts';

const { paid, invoiced, refundUnderReview } = ORDER_STATUS;

const standings: fc.Arbitrary<OrderStanding> = fc.record({
  status: fc.constantFrom(...Object.values(ORDER_STATUS)),
  total: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000_000 })),
  refund: fc.option(fc.constantFrom(...REFUND_STATUSES)),
  invoice: fc.option(fc.constantFrom(...INVOICE_STATUSES)),
});

const words = (order: OrderStanding) => allowedActions(order).map(orderActionLabel);

describe('what an order offers', () => {
  it.each<[OrderStatus, string[]]>([
    [1, ['去支付', '取消订单']],
    [2, ['去学习', '申请开票', '申请退款']],
    [3, ['删除订单']],
    [4, ['查看退款', '删除订单']],
    [5, ['去学习', '查看退款', '申请开票', '申请退款']],
    [6, ['去学习', '查看发票', '申请退款']],
    [7, ['查看退款', '去学习', '撤销退款']],
  ])('by status %d alone is %j', (status, expected) => {
    expect(words({ status, total: 164_000 })).toEqual(expected);
  });

  it('after a refusal is to apply again or to let it be, not to begin another application', () => {
    expect(words({ status: paid, total: 100, refund: 'refused' })).toEqual(['去学习', '查看退款', '重新申请退款', '申请开票', '撤销退款']);
  });

  it('while the money is on its way is not to take the application back', () => {
    expect(words({ status: refundUnderReview, total: 100, refund: 'approved' })).toEqual(['查看退款', '去学习']);
  });

  it('once an invoice is asked for is to look at it, and after its reversal to ask for another one', () => {
    expect(words({ status: paid, total: 100, invoice: 'submitted' })).toEqual(['去学习', '查看发票', '申请退款']);
    expect(words({ status: ORDER_STATUS.partlyRefunded, total: 100, refund: 'done', invoice: 'reversed' })).toEqual([
      '去学习', '查看退款', '查看发票', '申请开票', '申请退款',
    ]);
    expect(words({ status: invoiced, total: 100, invoice: 'issued' })).toContain('查看发票');
  });

  it('of a free order is neither refund nor invoice', () => {
    fc.assert(
      fc.property(standings, (order) => {
        const actions = allowedActions({ ...order, total: 0 });
        expect(actions.includes('refund') || actions.includes('applyInvoice')).toBe(false);
      }),
    );
  });

  it('leads somewhere: what can be paid may become paid, what can be refunded may go under review', () => {
    fc.assert(
      fc.property(standings, (order) => {
        const actions = allowedActions(order);
        expect(!actions.includes('pay') || canBecome(order.status, paid)).toBe(true);
        expect(!actions.includes('refund') || canBecome(order.status, refundUnderReview)).toBe(true);
        expect(!actions.includes('reapplyRefund') || canBecome(order.status, refundUnderReview)).toBe(true);
        expect(!actions.includes('applyInvoice') || canBecome(order.status, invoiced)).toBe(true);
      }),
    );
  });

  it('is never the same twice, never two ways to one refund, and never nothing', () => {
    fc.assert(
      fc.property(standings, (order) => {
        const actions = allowedActions(order);
        expect(new Set(actions).size).toBe(actions.length);
        expect(actions.includes('refund') && actions.includes('reapplyRefund')).toBe(false);
        expect(actions.length).toBeGreaterThan(0);
      }),
    );
  });

  it('lets nobody study what is not paid', () => {
    fc.assert(
      fc.property(standings, (order) => {
        expect(allowedActions(order).includes('study')).toBe(![1, 3, 4].includes(order.status));
      }),
    );
  });
});
