import type { Keyboard } from '../../docs/keyboard/index.ts';

const certificates = { role: 'button', name: '证书管理' };

/** A button and links in order. */
export const keyboard: Keyboard = [
  { from: certificates, press: '{Enter}', does: 'asks a visitor to sign in first', expect: [{ called: 'onClick' }] },
  { press: '{Tab}', does: 'goes on to the next shortcut', expect: [{ focus: { role: 'link', name: /^在线客服/ } }] },
];
