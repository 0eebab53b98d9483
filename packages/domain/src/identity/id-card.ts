import type { Checked } from '../check/checked.ts';
import { isDay } from '../time/day.ts';
import { IDENTITY_MESSAGES } from './labels.ts';
import { asWritten } from './written.ts';

/** Signs of a resident identity number (GB 11643-1999). */
export const ID_CARD_LENGTH = 18;

/** Codes of provinces that begin a number (GB/T 2260), with the retired ones that older cards still carry. */
const PROVINCES = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'.split(' '),
);

/** The sign for each remainder of ISO 7064 MOD 11-2, from 0. */
const CHECK_SIGNS = '10X98765432';

/** The check sign that belongs to 17 digits: ISO 7064 MOD 11-2, place by place. */
function checkSign(digits: string): string {
  // The weight of the place i from the left is 2 to the power of 17 - i, modulo 11: doubling as we go gives the same.
  let sum = 0;
  for (const digit of digits) sum = ((sum + Number(digit)) * 2) % 11;
  return CHECK_SIGNS.charAt(sum);
}

/**
 * Whether a text is a resident identity number: 17 digits and a check sign, of a province that exists, with a birthday
 * that exists (GB 11643). Whether the person exists, only the authorities know.
 */
export function isIdCard(text: string): boolean {
  if (!/^\d{17}[\dX]$/.test(text)) return false;
  const birthday = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;
  return PROVINCES.has(text.slice(0, 2)) && isDay(birthday) && checkSign(text.slice(0, 17)) === text.charAt(17);
}

/** The rule for the field of an identity number; answers it without spaces, its X in capitals. */
export function checkIdCard(text: string): Checked<string> {
  const value = asWritten(text);
  if (value === '') return { ok: false, message: IDENTITY_MESSAGES.idCardMissing };
  if (value.length !== ID_CARD_LENGTH) return { ok: false, message: IDENTITY_MESSAGES.idCardLength };
  return isIdCard(value) ? { ok: true, value } : { ok: false, message: IDENTITY_MESSAGES.idCardWrong };
}
