import type { Keyboard } from '../../docs/keyboard/index.ts';

const entry = { role: 'link', name: '机构入驻' };
const support = { role: 'link', name: /^在线客服/ };
const account = { role: 'button', name: '公众号' };
const panel = { role: 'dialog', name: '“继续教育学习网”公众号' };

/** Links and a button with a panel, from top to bottom. */
export const keyboard: Keyboard = [
  { from: entry, press: '{Tab}', does: 'goes on from entry to entry', expect: [{ focus: support }] },
  { press: '{Tab}', does: 'goes on to the public account', expect: [{ focus: account }] },
  { press: '{Enter}', does: 'shows the code to scan', expect: [{ shown: panel }] },
  { press: '{Escape}', does: 'closes it and returns to its button', expect: [{ gone: panel }, { focus: account }] },
];
