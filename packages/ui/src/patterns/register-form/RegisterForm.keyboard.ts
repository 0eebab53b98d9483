import type { Keyboard } from '../../docs/keyboard/index.ts';

const phone = { role: 'textbox', name: '手机号' };
const agree = { role: 'checkbox', name: /我已阅读并同意/ };

/** A form: Tab goes through its fields in the order in which they are read. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the phone number', expect: [{ focus: phone }] },
  { from: agree, press: ' ', does: 'gives the consent, or takes it back', expect: [{ part: agree, checked: true }] },
  { from: phone, press: '{Enter}', does: 'submits; what is missing is named and the first of it focused', expect: [{ focus: phone }, { part: phone, has: { 'aria-invalid': 'true' } }] },
];
