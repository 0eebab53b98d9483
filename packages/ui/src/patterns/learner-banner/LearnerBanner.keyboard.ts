import type { Keyboard } from '../../docs/keyboard/index.ts';

const info = { role: 'link', name: '个人资料' };

/** One link that looks like a button. */
export const keyboard: Keyboard = [
  { from: info, press: '{Enter}', does: 'opens the personal information; the only stop', expect: [{ called: 'onClick' }] },
];
