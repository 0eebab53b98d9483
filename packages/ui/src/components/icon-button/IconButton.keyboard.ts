import type { Keyboard } from '../../docs/keyboard/index.ts';

const button = { role: 'button', name: '关闭' };

/** Button of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the button', expect: [{ focus: button }] },
  { press: '{Enter}', does: 'presses it', expect: [{ called: 'onClick' }] },
  { press: ' ', does: 'presses it', expect: [{ called: 'onClick' }] },
];
