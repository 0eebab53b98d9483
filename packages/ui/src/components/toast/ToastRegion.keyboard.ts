import type { Keyboard } from '../../docs/keyboard/index.ts';

const close = { role: 'button', name: '关闭通知' };

/** A toast never takes the focus; its button is reached like any other. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the button that closes the message', expect: [{ focus: close }] },
  { press: '{Enter}', does: 'closes the message', expect: [{ called: 'onClose' }] },
];
