import type { Keyboard } from '../../docs/keyboard/index.ts';

const box = { role: 'textbox', name: '手机号' };

/** A text box; the browser's own. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the box', expect: [{ focus: box }] },
  { press: '138', does: 'types', expect: [{ part: box, value: '138' }] },
];
