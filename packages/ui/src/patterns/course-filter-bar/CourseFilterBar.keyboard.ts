import type { Keyboard } from '../../docs/keyboard/index.ts';

const form = (name: string) => ({ role: 'link', name });

/** Links in order, row by row. */
export const keyboard: Keyboard = [
  { from: form('视频课程'), press: '{Tab}', does: 'goes on from choice to choice, row by row', expect: [{ focus: form('面授课程') }] },
  { press: '{Enter}', does: 'narrows the list by it', expect: [{ called: 'onClick' }] },
];
