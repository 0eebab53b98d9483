import type { Keyboard } from '../../docs/keyboard/index.ts';

const filter = { role: 'checkbox', name: /^只看错题/ };
const first = { role: 'article', name: /^第 1 题，.*答对$/ };

/** Only the filter takes focus: a marked paper is read, not operated. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the filter', expect: [{ focus: filter }, { shown: first }] },
  { press: ' ', does: 'shows the wrong questions only', expect: [{ part: filter, checked: true }, { gone: first }] },
  { press: ' ', does: 'shows all questions again', expect: [{ part: filter, checked: false }, { shown: first }] },
];
