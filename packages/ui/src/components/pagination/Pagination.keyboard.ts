import type { Keyboard } from '../../docs/keyboard/index.ts';

const previous = { role: 'link', name: '上一页' };

/** Links in order. */
export const keyboard: Keyboard = [
  { from: previous, press: '{Tab}', does: 'goes on from page to page', expect: [{ focus: { role: 'link', name: '第 1 页' } }] },
  { press: '{Shift>}{Tab}{/Shift}', does: 'goes back', expect: [{ focus: previous }] },
];
