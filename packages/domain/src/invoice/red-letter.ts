import type { Fen } from '../money/money.ts';
import { INVOICE_KIND, type Invoice } from './invoice.ts';

/** Hours that the buyer of a special invoice has to confirm its red-letter invoice on the tax authority's platform. */
export const RED_LETTER_CONFIRM_HOURS = 72;

/** The red-letter invoice that a refund asks for. */
export interface RedLetter {
  /** What it takes back, in fen; a positive amount. */
  amount: Fen;
  /** Whether it takes the whole invoice back. */
  whole: boolean;
  /** Whether the buyer must confirm it first: a special invoice may have been deducted already. */
  buyerConfirms: boolean;
}

/**
 * The red-letter invoice that must come before a refund of `refund` fen; null where none is needed, because nothing
 * was issued (an application that is still open is taken back with the refund) or nothing is paid back.
 */
export function redLetterOf(invoice: Pick<Invoice, 'status' | 'kind' | 'amount'> | null, refund: Fen): RedLetter | null {
  if (invoice?.status !== 'issued' || refund <= 0) return null;
  return {
    amount: Math.min(refund, invoice.amount),
    whole: refund >= invoice.amount,
    buyerConfirms: invoice.kind === INVOICE_KIND.special,
  };
}
