import type { Keyboard } from '../../docs/keyboard/index.ts';

const type = { role: 'combobox', name: '搜索类型' };
const box = { role: 'searchbox', name: '搜索课程' };

/** A native list, a search field and a button. */
export const keyboard: Keyboard = [
  { from: type, press: '{Tab}', does: 'goes on from the kind of search to the words', expect: [{ focus: box }] },
  { press: 'abc', does: 'types the words; a cross to empty the box appears', expect: [{ part: box, value: 'abc' }, { shown: { role: 'button', name: '清空搜索词' } }] },
  { press: '{Enter}', does: 'searches', expect: [{ called: 'onSearch' }, { focus: box }] },
];
