import type { Keyboard } from '../../docs/keyboard/index.ts';

const link = { role: 'link', name: /.+/ };

/** Its links are the text’s own. */
export const keyboard: Keyboard = [
  { from: link, press: '{Enter}', does: 'follows a link of the text; nothing else takes focus', expect: [{ called: 'onClick' }] },
];
