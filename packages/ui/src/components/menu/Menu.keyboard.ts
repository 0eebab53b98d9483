import type { Keyboard } from '../../docs/keyboard/index.ts';

const trigger = { role: 'button', name: /沈知秋/ };
const menu = { role: 'menu', name: '我的账户' };
const first = { role: 'menuitem', name: '个人学习中心' };
const last = { role: 'menuitem', name: '退出登录' };

/** Menu button of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { from: trigger, press: '{Enter}', does: 'opens the menu with its first item focused', then: [{ shown: menu }, { focus: first }] },
  { press: '{ArrowDown}', does: 'moves to the next item', then: [{ focus: last }] },
  { press: '{ArrowUp}', does: 'moves to the item before', then: [{ focus: first }] },
  { press: '{End}', does: 'moves to the last item', then: [{ focus: last }] },
  { press: '{Home}', does: 'moves to the first item', then: [{ focus: first }] },
  { press: '退', does: 'moves to the item that begins so', then: [{ focus: last }] },
  { press: '{Escape}', does: 'closes the menu and returns to the button', then: [{ gone: menu }, { focus: trigger }] },
  { from: trigger, press: ' ', does: 'opens the menu as Enter does', then: [{ shown: menu }] },
  { from: last, press: '{Enter}', does: 'does what the item says and closes', then: [{ gone: menu }] },
];
