import type { Keyboard } from '../../docs/keyboard/index.ts';

const box = { role: 'searchbox', name: '搜索课程' };
const clear = { role: 'button', name: '清空搜索词' };

/** A search box. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the box', expect: [{ focus: box }] },
  { press: '安全{Enter}', does: 'searches for what was typed', expect: [{ called: 'onSearch' }] },
  { from: clear, press: '{Enter}', does: 'empties the box and goes back into it', expect: [{ part: box, value: '' }, { focus: box }] },
];
