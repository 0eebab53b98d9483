import type { Keyboard } from '../../docs/keyboard/index.ts';

const title = (nth: number) => ({ role: 'link', name: /.+/, nth });

/** Links in order. */
export const keyboard: Keyboard = [
  { from: title(0), press: '{Enter}', does: 'opens the message; a row is one stop', expect: [{ called: 'onClick' }] },
  { press: '{Tab}', does: 'goes on to the next row', expect: [{ focus: title(1) }] },
];
