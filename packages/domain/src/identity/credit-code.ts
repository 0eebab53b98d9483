import type { Checked } from '../check/checked.ts';
import { IDENTITY_MESSAGES } from './labels.ts';
import { asWritten } from './written.ts';

/** Signs of a unified social credit code (GB 32100-2015). */
export const CREDIT_CODE_LENGTH = 18;

/** The signs of the standard in the order of their values; I, O, S, V and Z are left out as too like digits. */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Two signs of the registry, six digits of the place, nine of the organisation, one to check. */
const SHAPE = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/;

/** The check sign that belongs to 17 signs: weights are powers of 3 modulo 31 (GB 32100, chapter 5). */
function checkSign(signs: string): string {
  let weight = 1;
  let sum = 0;
  for (const sign of signs) {
    sum += SIGNS.indexOf(sign) * weight;
    weight = (weight * 3) % 31;
  }
  return SIGNS.charAt((31 - (sum % 31)) % 31);
}

/** Whether a text is a unified social credit code, its check sign included (GB 32100). */
export function isCreditCode(text: string): boolean {
  return SHAPE.test(text) && checkSign(text.slice(0, 17)) === text.charAt(17);
}

/** The rule for the field of a credit code; answers it without spaces and in capitals. */
export function checkCreditCode(text: string): Checked<string> {
  const value = asWritten(text);
  if (value === '') return { ok: false, message: IDENTITY_MESSAGES.creditCodeMissing };
  if (value.length !== CREDIT_CODE_LENGTH) return { ok: false, message: IDENTITY_MESSAGES.creditCodeLength };
  return isCreditCode(value) ? { ok: true, value } : { ok: false, message: IDENTITY_MESSAGES.creditCodeWrong };
}
