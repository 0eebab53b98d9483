import type { Checked } from '../check/checked.ts';
import { IDENTITY_MESSAGES } from './labels.ts';
import { asWritten } from './written.ts';

/** Whether a text is a taxpayer's number: 15 to 20 digits and capitals (older numbers have no check sign). */
export function isTaxNumber(text: string): boolean {
  return /^[A-Z0-9]{15,20}$/.test(text);
}

/** The rule for the field of a tax number; answers it without spaces and in capitals. */
export function checkTaxNumber(text: string): Checked<string> {
  const value = asWritten(text);
  if (value === '') return { ok: false, message: IDENTITY_MESSAGES.taxNumberMissing };
  return isTaxNumber(value) ? { ok: true, value } : { ok: false, message: IDENTITY_MESSAGES.taxNumberWrong };
}
