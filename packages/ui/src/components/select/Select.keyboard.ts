import type { Keyboard } from '../../docs/keyboard/index.ts';

const list = { role: 'combobox', name: '学习形式' };

/** The platform's own list: what opens it, and how it is gone through, is the platform's. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the list; arrows, first letters and Alt+↓ are the browser’s own', expect: [{ focus: list }] },
];
