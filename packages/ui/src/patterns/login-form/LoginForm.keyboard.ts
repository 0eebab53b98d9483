import type { Keyboard } from '../../docs/keyboard/index.ts';

const phone = { role: 'textbox', name: '手机号' };
const submit = { role: 'button', name: '登录' };

/** Tabs, fields and buttons in order. */
export const keyboard: Keyboard = [
  { from: { role: 'tab', name: '短信登录' }, press: '{ArrowRight}', does: 'changes to the password', expect: [{ called: 'onMode' }] },
  { from: phone, press: '{Tab}', does: 'goes on from field to field', expect: [{ focus: { role: 'textbox', name: '图形验证码' } }] },
  { from: phone, press: '{Enter}', does: 'submits from any field; the first one that is wrong takes the focus', expect: [{ focus: phone }, { part: phone, has: { 'aria-invalid': 'true' } }] },
  { from: submit, press: '{Enter}', does: 'submits', expect: [{ focus: phone }] },
];
