import type { Keyboard } from '../../docs/keyboard/index.ts';

const trigger = { role: 'button', name: '退出登录' };
const dialog = { role: 'dialog', name: '退出登录' };
const close = { role: 'button', name: '关闭' };
const answer = { role: 'button', name: '确定' };

/** Modal dialog of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { from: trigger, press: '{Enter}', does: 'opens the dialog from its button; focus moves in', expect: [{ shown: dialog }] },
  { from: close, press: '{Tab}', does: 'moves on inside the dialog; the page behind can’t be reached', expect: [{ focus: answer }] },
  { press: '{Shift>}{Tab}{/Shift}', does: 'moves back', expect: [{ focus: close }] },
  { press: '{Escape}', does: 'closes, and returns to the button that opened it', expect: [{ gone: dialog }, { focus: trigger }] },
];
