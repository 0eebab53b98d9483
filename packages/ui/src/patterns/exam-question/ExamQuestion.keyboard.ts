import type { Keyboard } from '../../docs/keyboard/index.ts';

const mark = { role: 'button', name: '标记第 12 题' };
const first = { role: 'radio', name: /^A\./ };
const second = { role: 'radio', name: /^B\./ };
const last = { role: 'radio', name: /^D\./ };

/** Radio group of the WAI-ARIA authoring practices, as browsers give it to native radios. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the mark of the question', expect: [{ focus: mark }] },
  { press: ' ', does: 'puts the question aside for later', expect: [{ called: 'onMark' }, { part: mark, has: { 'aria-pressed': 'true' } }] },
  { press: '{Tab}', does: 'moves to the options: to the chosen one, or to the first', expect: [{ focus: first }] },
  { press: ' ', does: 'chooses the option', expect: [{ called: 'onAnswer' }, { part: first, checked: true }] },
  { press: '{ArrowDown}', does: 'moves to the next option and chooses it', expect: [{ focus: second }, { part: second, checked: true }, { part: first, checked: false }] },
  { press: '{ArrowUp}', does: 'moves to the option before and chooses it', expect: [{ focus: first }, { part: first, checked: true }] },
  { press: '{ArrowUp}', does: 'goes on at the last option', expect: [{ focus: last }, { part: last, checked: true }] },
];
