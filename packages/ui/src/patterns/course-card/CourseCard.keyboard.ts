import type { Keyboard } from '../../docs/keyboard/index.ts';

const name = { role: 'link', name: /.+/ };

/** One link, spread over the card. */
export const keyboard: Keyboard = [
  { from: name, press: '{Enter}', does: 'opens the course; the card is one stop', expect: [{ called: 'onClick' }] },
];
