import type { Keyboard } from '../../docs/keyboard/index.ts';

const root = (name: string) => ({ role: 'button', name });
const all = { role: 'link', name: /^全部公需科目/ };
const flyout = { role: 'group', name: '公需科目' };

/** Disclosure navigation of the WAI-ARIA authoring practices, with arrow keys. */
export const keyboard: Keyboard = [
  { from: root('公需科目'), press: '{ArrowDown}', does: 'moves to the next category', expect: [{ focus: root('医疗卫生') }] },
  { press: '{ArrowUp}', does: 'moves to the category before', expect: [{ focus: root('公需科目') }] },
  { press: '{End}', does: 'moves to the last category', expect: [{ focus: root('文化遗产与文博') }] },
  { press: '{Home}', does: 'moves to the first category', expect: [{ focus: root('公需科目') }] },
  { press: '{ArrowRight}', does: 'opens the category and goes into it', expect: [{ shown: flyout }, { focus: all }] },
  { press: '{ArrowLeft}', does: 'closes it and returns to the category', expect: [{ gone: flyout }, { focus: root('公需科目') }] },
  { press: '{Enter}', does: 'opens the category and stays', expect: [{ shown: flyout }, { focus: root('公需科目') }] },
  { press: '{Tab}', does: 'goes on into what is open', expect: [{ focus: all }] },
  { press: '{Escape}', does: 'closes it and returns to the category', expect: [{ gone: flyout }, { focus: root('公需科目') }] },
];
