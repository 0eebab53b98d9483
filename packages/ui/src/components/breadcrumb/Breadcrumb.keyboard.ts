import type { Keyboard } from '../../docs/keyboard/index.ts';

const home = { role: 'link', name: '首页' };

/** Links in order. */
export const keyboard: Keyboard = [
  { from: home, press: '{Tab}', does: 'goes on from level to level; the open page is no stop', expect: [{ focus: { role: 'link', name: '课程中心' } }] },
];
