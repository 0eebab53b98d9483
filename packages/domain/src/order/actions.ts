import type { Fen } from '../money/money.ts';
import type { InvoiceStatus } from '../invoice/invoice.ts';
import type { RefundStatus } from '../refund/refund.ts';
import type { OrderStatus } from './status.ts';

/** What the owner of an order may do with it (spec section 4 names the actions). */
export type OrderAction =
  | 'pay' | 'study' | 'viewRefund' | 'reapplyRefund' | 'viewInvoice' | 'applyInvoice' | 'refund' | 'deleteRefund' | 'close'
  | 'remove';

/** What of an order decides about its actions. */
export interface OrderStanding {
  status: OrderStatus;
  /** What it comes to; nothing can be paid back or invoiced of an order that was free. */
  total: Fen;
  /** Where its latest refund application stands; null when there is none, left out where only the status is known. */
  refund?: RefundStatus | null | undefined;
  /** Where its invoice stands; null when none was asked for, left out where only the status is known. */
  invoice?: InvoiceStatus | null | undefined;
}

/**
 * What each status may offer at all, what is most wanted first and what destroys last. Which status allows which
 * action is ours to say (spec section 4).
 */
const OFFERED: Record<OrderStatus, readonly OrderAction[]> = {
  1: ['pay', 'close'],
  2: ['study', 'viewRefund', 'reapplyRefund', 'viewInvoice', 'applyInvoice', 'refund', 'deleteRefund'],
  3: ['remove'],
  4: ['viewRefund', 'viewInvoice', 'remove'],
  5: ['study', 'viewRefund', 'reapplyRefund', 'viewInvoice', 'applyInvoice', 'refund', 'deleteRefund'],
  6: ['study', 'viewRefund', 'reapplyRefund', 'viewInvoice', 'refund', 'deleteRefund'],
  7: ['viewRefund', 'study', 'viewInvoice', 'deleteRefund'],
};

/** What a status says about the refund or the invoice by itself. */
const IMPLIED_REFUND: Partial<Record<OrderStatus, RefundStatus>> = { 4: 'done', 5: 'done', 7: 'reviewing' };
const IMPLIED_INVOICE: Partial<Record<OrderStatus, InvoiceStatus>> = { 6: 'issued' };

/** What an action needs besides the status. One refund application stands at a time, and one invoice. */
const NEEDS: Partial<Record<OrderAction, (order: Required<OrderStanding>) => boolean>> = {
  viewRefund: ({ refund }) => refund !== null,
  reapplyRefund: ({ refund }) => refund === 'refused',
  deleteRefund: ({ refund }) => refund === 'refused' || refund === 'reviewing',
  refund: ({ total, refund }) => total > 0 && (refund === null || refund === 'done'),
  viewInvoice: ({ invoice }) => invoice !== null,
  applyInvoice: ({ total, invoice }) => total > 0 && (invoice === null || invoice === 'reversed'),
};

/**
 * The actions that an order offers to its owner, what is most wanted first. The page draws them and the server
 * enforces them, from this one function.
 */
export function allowedActions({ status, total, refund, invoice }: OrderStanding): readonly OrderAction[] {
  const order = {
    status,
    total,
    refund: refund ?? IMPLIED_REFUND[status] ?? null,
    invoice: invoice ?? IMPLIED_INVOICE[status] ?? null,
  };
  return OFFERED[status].filter((action) => NEEDS[action]?.(order) ?? true);
}
