import type { Keyboard } from '../../docs/keyboard/index.ts';

const go = { role: 'link', name: '继续学习' };

/** Links that look like buttons, in order. */
export const keyboard: Keyboard = [
  { from: go, press: '{Enter}', does: 'goes on with the last lesson', expect: [{ called: 'onClick' }] },
  { press: '{Tab}', does: 'goes on to the study centre', expect: [{ focus: { role: 'link', name: '进入学习中心' } }] },
];
