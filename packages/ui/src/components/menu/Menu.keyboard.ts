import type { Keyboard } from '../../docs/keyboard/index.ts';

const trigger = { role: 'button', name: /沈知秋/ };
const menu = { role: 'menu', name: '我的账户' };
const first = { role: 'menuitem', name: '个人学习中心' };
const last = { role: 'menuitem', name: '退出登录' };

/** Menu button of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { from: trigger, press: '{Enter}', does: 'opens the menu with its first item focused', expect: [{ shown: menu }, { focus: first }] },
  { press: '{ArrowDown}', does: 'moves to the next item', expect: [{ focus: last }] },
  { press: '{ArrowUp}', does: 'moves to the item before', expect: [{ focus: first }] },
  { press: '{End}', does: 'moves to the last item', expect: [{ focus: last }] },
  { press: '{Home}', does: 'moves to the first item', expect: [{ focus: first }] },
  { press: '退', does: 'moves to the item that begins so', expect: [{ focus: last }] },
  { press: '{Escape}', does: 'closes the menu and returns to the button', expect: [{ gone: menu }, { focus: trigger }] },
  { from: trigger, press: ' ', does: 'opens the menu as Enter does', expect: [{ shown: menu }] },
  { from: last, press: '{Enter}', does: 'does what the item says and closes', expect: [{ gone: menu }] },
];
