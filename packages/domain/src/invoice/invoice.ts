import type { Fen } from '../money/money.ts';
import type { IsoTime } from '../time/time.ts';

/** Kinds of electronic invoice by the tax authority's codes: 81 special VAT invoice, 82 ordinary invoice. */
export type InvoiceKind = 81 | 82;

/** The kinds by name. */
export const INVOICE_KIND = { special: 81, ordinary: 82 } as const satisfies Record<string, InvoiceKind>;

/** Whom an invoice is made out to. */
export type InvoiceTitleType = 'personal' | 'enterprise';

/** Where an invoice can stand. One that its owner took back is gone. */
export const INVOICE_STATUSES = ['submitted', 'refused', 'issued', 'reversing', 'reversed'] as const;

/**
 * Where an invoice stands: asked for, refused (it may be corrected), issued, being reversed by a red-letter invoice
 * because of a refund, or reversed.
 */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What an invoice says about its buyer; what its kind does not ask for is an empty text. */
export interface InvoiceBuyer {
  kind: InvoiceKind;
  titleType: InvoiceTitleType;
  /** Name of the person or of the company as registered. */
  title: string;
  /** Taxpayer number (unified social credit code). */
  taxNumber: string;
  /** Registered address. */
  address: string;
  /** Registered telephone. */
  phone: string;
  bankName: string;
  bankAccount: string;
  /** Where the file is sent. */
  email: string;
  /** Printed on the invoice. */
  remarks: string;
}

/** An invoice, from its application on. */
export interface Invoice extends InvoiceBuyer {
  id: string;
  orderNum: string;
  /** What it is made out over: what was paid less what was paid back. */
  amount: Fen;
  status: InvoiceStatus;
  appliedAt: IsoTime;
  issuedAt: IsoTime | null;
  /** Number of the issued invoice, twenty digits. */
  number: string | null;
  /** Number of the red-letter invoice that reversed it. */
  redLetterNumber: string | null;
  /** Why it was refused, in the reviewer's words. */
  reply: string | null;
  /** Where the issued file is; null before. */
  fileUrl: string | null;
}

/** Working days within which an invoice is issued. */
export const INVOICE_ISSUE_DAYS = 5;

const TRANSITIONS: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  submitted: ['refused', 'issued'],
  refused: ['submitted'],
  issued: ['reversing'],
  // A buyer who does not confirm in time leaves the invoice as it was.
  reversing: ['reversed', 'issued'],
  reversed: [],
};

/** Whether an invoice may go from one standing to another. */
export function canInvoiceBecome(from: InvoiceStatus, to: InvoiceStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** What its owner may do with an invoice. */
export type InvoiceAction = 'download' | 'edit' | 'withdraw';

const ACTIONS: Record<InvoiceStatus, readonly InvoiceAction[]> = {
  submitted: ['edit', 'withdraw'],
  refused: ['edit', 'withdraw'],
  issued: ['download'],
  reversing: ['download'],
  reversed: ['download'],
};

/** The actions that an invoice offers to its owner; an issued one can only be reversed by a refund. */
export function invoiceActions(status: InvoiceStatus): readonly InvoiceAction[] {
  return ACTIONS[status];
}

/** What an order can be invoiced over: what was paid less what was paid back, never below nothing. */
export function invoiceableAmount({ total, refunded }: { total: Fen; refunded: Fen }): Fen {
  return Math.max(0, total - Math.max(0, refunded));
}

/** Reads a kind's code; undefined for one that the product does not issue. */
export function toInvoiceKind(code: number): InvoiceKind | undefined {
  return Object.values(INVOICE_KIND).find((kind) => kind === code);
}
