import type { Keyboard } from '../../docs/keyboard/index.ts';

const show = { role: 'button', name: '显示密码' };
const hide = { role: 'button', name: '隐藏密码' };

/** A password box with a toggle beside it. */
export const keyboard: Keyboard = [
  { from: show, press: '{Enter}', does: 'shows the password; the button is then named by what it does next', expect: [{ shown: hide }, { focus: hide }] },
  { press: ' ', does: 'hides it again', expect: [{ focus: show }] },
];
