import type { Keyboard } from '../../docs/keyboard/index.ts';

const type = { role: 'combobox', name: '搜索类型' };
const box = { role: 'searchbox', name: /^搜索/ };
const categories = { role: 'button', name: '全部课程分类' };
const root = { role: 'button', name: '公需科目' };

/** Logo, search, account, categories, menu: in the order in which they stand. */
export const keyboard: Keyboard = [
  { from: { role: 'link', name: /首页$/ }, press: '{Tab}', does: 'goes from the logo, which leads home, to the kind of search', expect: [{ focus: type }] },
  { press: '{Tab}', does: 'goes on to the words; Enter there searches', expect: [{ focus: box }] },
  { from: categories, press: '{Enter}', does: 'opens the categories', expect: [{ part: categories, has: { 'aria-expanded': 'true' } }, { shown: root }] },
  { press: '{Escape}', does: 'closes them again; the focus stays', expect: [{ part: categories, has: { 'aria-expanded': 'false' } }, { focus: categories }] },
  { press: '{Tab}', does: 'goes on to the main menu, entry by entry', expect: [{ focus: { role: 'link', name: '首页' } }] },
];
