import type { Keyboard } from '../../docs/keyboard/index.ts';

const year = { role: 'button', name: /2026 年/ };

/** Native lists of choices and buttons in the order of the page. */
export const keyboard: Keyboard = [
  { from: year, press: '{Enter}', does: 'closes the year', expect: [{ part: year, has: { 'aria-expanded': 'false' } }] },
  { press: ' ', does: 'opens it again', expect: [{ part: year, has: { 'aria-expanded': 'true' } }, { focus: year }] },
];
