import type { Keyboard } from '../../docs/keyboard/index.ts';

/** The card has one way on, and that is a link. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the way on', expect: [{ focus: { role: 'link', name: /^继续学习 《/ } }] },
];
