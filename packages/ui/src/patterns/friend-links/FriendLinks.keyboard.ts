import type { Keyboard } from '../../docs/keyboard/index.ts';

const site = (nth: number) => ({ role: 'link', name: /.+/, nth });

/** Links in order. */
export const keyboard: Keyboard = [
  { from: site(0), press: '{Enter}', does: 'opens the site in a new tab', expect: [{ called: 'onClick' }] },
  { press: '{Tab}', does: 'goes on to the next site', expect: [{ focus: site(1) }] },
];
