import type { Keyboard } from '../../docs/keyboard/index.ts';

const hotline = { role: 'link', name: '400-000-0000' };
const filing = { role: 'link', name: /ICP备/ };

/** Links in order. */
export const keyboard: Keyboard = [
  { from: hotline, press: '{Enter}', does: 'dials the hotline', expect: [{ called: 'onClick' }] },
  { press: '{Tab}', does: 'goes on to the filing number, which opens the register in a new tab', expect: [{ focus: filing }] },
  { press: '{Tab}', does: 'goes on to the police filing, where there is one', expect: [{ focus: { role: 'link', name: /公网安备/ } }] },
];
