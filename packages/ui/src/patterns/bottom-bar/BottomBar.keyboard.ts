import type { Keyboard } from '../../docs/keyboard/index.ts';

const place = (name: string | RegExp) => ({ role: 'link', name });

/** Links and buttons in order. */
export const keyboard: Keyboard = [
  { from: place('首页'), press: '{Tab}', does: 'goes on from place to place', expect: [{ focus: place('课程') }] },
  { press: '{Enter}', does: 'goes there', expect: [{ called: 'onClick' }] },
];
