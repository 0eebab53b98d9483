import type { Keyboard } from '../../docs/keyboard/index.ts';

const button = { role: 'button', name: '获取验证码' };

/** A button; while it rests it is disabled and passed over. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the button', expect: [{ focus: button }] },
  { press: '{Enter}', does: 'presses it', expect: [{ called: 'onClick' }] },
];
