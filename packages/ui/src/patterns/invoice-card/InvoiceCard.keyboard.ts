import type { Keyboard } from '../../docs/keyboard/index.ts';

const withdraw = { role: 'button', name: '撤回申请' };
const edit = { role: 'link', name: '修改信息' };
const dialog = { role: 'alertdialog', name: '撤回申请' };

/** Buttons and links; what destroys asks first. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to 撤回申请', expect: [{ focus: withdraw }] },
  { press: '{Tab}', does: 'moves to 修改信息', expect: [{ focus: edit }] },
  { from: withdraw, press: '{Enter}', does: 'asks before it takes the application back', expect: [{ shown: dialog }] },
  { press: '{Escape}', does: 'leaves everything as it is and returns', expect: [{ gone: dialog }, { focus: withdraw }] },
];
