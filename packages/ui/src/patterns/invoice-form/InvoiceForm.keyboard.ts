import type { Keyboard } from '../../docs/keyboard/index.ts';

const ordinary = { role: 'radio', name: /普通发票/ };
const special = { role: 'radio', name: /专用发票/ };
const enterprise = { role: 'radio', name: '企业' };
const title = { role: 'textbox', name: '企业名称' };
const submit = { role: 'button', name: '提交开票申请' };

/** Native controls in the order of reading. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the kind that is chosen', expect: [{ focus: ordinary }] },
  { press: '{ArrowDown}', does: 'chooses the special invoice, which only a company can have', expect: [{ focus: special }, { part: enterprise, checked: true }] },
  { press: '{Tab}', does: 'moves to the title type', expect: [{ focus: enterprise }] },
  { press: '{Tab}', does: 'moves to the company’s name', expect: [{ focus: title }] },
  { press: '{Enter}', does: 'hands the application in from any line; what is missing is named', expect: [{ part: title, has: { 'aria-invalid': 'true' } }] },
  { from: submit, press: ' ', does: 'hands it in', expect: [{ part: title, has: { 'aria-invalid': 'true' } }] },
];
