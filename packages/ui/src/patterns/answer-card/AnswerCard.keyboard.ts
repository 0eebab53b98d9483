import type { Keyboard } from '../../docs/keyboard/index.ts';

const cell = (name: string) => ({ role: 'button', name });

/** A list of buttons: Tab moves through it, Enter and Space go to the question. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the first number', expect: [{ focus: cell('第 1 题，已答') }] },
  { press: '{Tab}', does: 'moves to the next number', expect: [{ focus: cell('第 2 题，已答') }] },
  { press: '{Enter}', does: 'goes to the question', expect: [{ called: 'onJump' }, { part: cell('第 2 题，已答'), has: { 'aria-current': 'true' } }] },
  { from: cell('第 9 题，未答，已标记'), press: ' ', does: 'goes to the question', expect: [{ called: 'onJump' }] },
];
