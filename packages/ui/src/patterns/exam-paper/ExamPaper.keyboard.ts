import type { Keyboard } from '../../docs/keyboard/index.ts';

const markOf = (number: number) => ({ role: 'button', name: `标记第 ${number} 题` });
const firstOption = { role: 'radio', name: 'A. 全面负责' };

/** A paper is tabbed through question by question: the mark, then the options as one stop. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the mark of the first question', expect: [{ focus: markOf(1) }, { called: 'onCurrent' }] },
  { press: '{Tab}', does: 'moves to its options, all of them one stop', expect: [{ focus: firstOption }] },
  { press: ' ', does: 'answers', expect: [{ called: 'onAnswer' }, { part: firstOption, checked: true }] },
  { press: '{Tab}', does: 'moves on to the next question', expect: [{ focus: markOf(2) }, { called: 'onCurrent' }] },
  { press: '{Enter}', does: 'puts it aside for later', expect: [{ called: 'onMark' }, { part: markOf(2), has: { 'aria-pressed': 'true' } }] },
  { press: '{Shift>}{Tab}{/Shift}', does: 'goes back to the answer before', expect: [{ focus: firstOption }] },
];
