import type { Checked, CheckedForm, FieldErrors } from '../check/checked.ts';
import { checkTaxNumber } from '../identity/tax-number.ts';
import { asWritten } from '../identity/written.ts';
import { INVOICE_KIND, type InvoiceBuyer, type InvoiceKind, type InvoiceTitleType } from './invoice.ts';
import { INVOICE_MESSAGES } from './labels.ts';

/** The texts that a buyer fills in, in the order of the form. */
export const INVOICE_TEXTS = [
  'title', 'taxNumber', 'address', 'phone', 'bankName', 'bankAccount', 'email', 'remarks',
] as const satisfies readonly (keyof InvoiceBuyer)[];

export type InvoiceText = (typeof INVOICE_TEXTS)[number];

/** Whether a kind of invoice asks for a field. */
export type FieldNeed = 'required' | 'optional' | 'absent';

/** Characters at most of what is printed on an invoice. */
const LENGTH_MAX = 100;

/** Forms of what has one; those of the tax number are the identity's. */
const FORMS: Partial<Record<InvoiceText, RegExp>> = {
  phone: /^\+?[\d ()-]{7,20}$/,
  bankAccount: /^\d{8,30}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/,
};

const COMPANY_ONLY: readonly InvoiceText[] = ['taxNumber', 'address', 'phone', 'bankName', 'bankAccount'];

/** An empty form: an ordinary invoice for a person, the most common one. */
export const EMPTY_INVOICE: InvoiceBuyer = {
  kind: INVOICE_KIND.ordinary, titleType: 'personal', title: '', taxNumber: '', address: '', phone: '', bankName: '',
  bankAccount: '', email: '', remarks: '',
};

/** Whom a kind of invoice can be made out to: a special one only to a company, which deducts its tax. */
export function titleTypesOf(kind: InvoiceKind): readonly InvoiceTitleType[] {
  return kind === INVOICE_KIND.special ? ['enterprise'] : ['personal', 'enterprise'];
}

/** Whether a text is asked for, by kind and title. */
export function fieldNeed(field: InvoiceText, { kind, titleType }: Pick<InvoiceBuyer, 'kind' | 'titleType'>): FieldNeed {
  if (field === 'remarks') return 'optional';
  if (!COMPANY_ONLY.includes(field)) return 'required';
  if (titleType === 'personal') return 'absent';
  return field === 'taxNumber' || kind === INVOICE_KIND.special ? 'required' : 'optional';
}

/** One text as it goes on the invoice: no blanks around it or inside numbers, and nothing that is not asked for. */
function tidy(draft: InvoiceBuyer, field: InvoiceText): string {
  if (fieldNeed(field, draft) === 'absent') return '';
  return field === 'taxNumber' || field === 'bankAccount' ? asWritten(draft[field]) : draft[field].trim();
}

/** The rule for one text of an application. */
function checkText(draft: InvoiceBuyer, field: InvoiceText): Checked<string> {
  const value = tidy(draft, field);
  const need = fieldNeed(field, draft);
  if (field === 'taxNumber' && need === 'required') return checkTaxNumber(value);
  if (value === '') return need === 'required' ? { ok: false, message: INVOICE_MESSAGES.missing[field] } : { ok: true, value };
  if (value.length > LENGTH_MAX) return { ok: false, message: INVOICE_MESSAGES.tooLong };
  return FORMS[field]?.test(value) === false ? { ok: false, message: INVOICE_MESSAGES.malformed[field] } : { ok: true, value };
}

/** The rules of an application for an invoice, by kind and title; answers it as it goes on the invoice. */
export function checkInvoice(draft: InvoiceBuyer): CheckedForm<InvoiceBuyer> {
  const value = { ...draft };
  const errors: FieldErrors<InvoiceBuyer> = {};
  if (!titleTypesOf(draft.kind).includes(draft.titleType)) errors.titleType = INVOICE_MESSAGES.notForPersons;
  for (const field of INVOICE_TEXTS) {
    const checked = checkText(draft, field);
    if (checked.ok) value[field] = checked.value;
    else errors[field] = checked.message;
  }
  return Object.keys(errors).length === 0 ? { ok: true, value } : { ok: false, errors };
}
