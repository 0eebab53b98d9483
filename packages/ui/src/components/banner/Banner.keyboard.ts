import type { Keyboard } from '../../docs/keyboard/index.ts';

const close = { role: 'button', name: '关闭' };

/** Its action and its cross are ordinary buttons. */
export const keyboard: Keyboard = [
  { from: { role: 'button', name: '重试' }, press: '{Tab}', does: 'goes from the action to the cross', expect: [{ focus: close }] },
  { press: '{Enter}', does: 'closes the message', expect: [{ called: 'onClose' }] },
];
