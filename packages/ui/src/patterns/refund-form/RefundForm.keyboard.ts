import type { Keyboard } from '../../docs/keyboard/index.ts';

const all = { role: 'checkbox', name: '全选' };
const first = { role: 'checkbox', nth: 1 };
const reason = { role: 'radio', name: '学习计划有变' };
const next = { role: 'radio', name: '买重了或买错了' };
const words = { role: 'textbox', name: /补充说明/ };
const submit = { role: 'button', name: '提交退款申请' };

/** Native controls in the order of reading; Enter in the words begins a line and does not hand the form in. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to 全选', expect: [{ focus: all }] },
  { press: ' ', does: 'chooses every course that can be paid back', expect: [{ part: all, checked: true }, { part: first, checked: true }] },
  { from: reason, press: ' ', does: 'chooses the reason', expect: [{ part: reason, checked: true }] },
  { press: '{ArrowDown}', does: 'moves to the next reason and chooses it', expect: [{ focus: next }, { part: next, checked: true }] },
  { press: '{Tab}', does: 'moves to the words', expect: [{ focus: words }] },
  { press: '{Tab}', does: 'moves to the button', expect: [{ focus: submit }] },
  { press: '{Enter}', does: 'hands the application in', expect: [{ called: 'onSubmit' }] },
];
