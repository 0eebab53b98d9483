import type { Keyboard } from '../../docs/keyboard/index.ts';

const all = { role: 'checkbox', name: '全选' };
const amount = { role: 'button', name: /金额/ };
const head = { role: 'columnheader', name: /金额/ };
const first = { role: 'checkbox', name: /^选择/, nth: 0 };

/** Native buttons, links and check boxes in the order of the page. */
export const keyboard: Keyboard = [
  { from: all, press: ' ', does: 'ticks all rows', expect: [{ part: first, checked: true }, { called: 'onSelectedChange' }] },
  { press: ' ', does: 'takes all ticks away', expect: [{ part: first, checked: false }] },
  { from: amount, press: '{Enter}', does: 'sorts by the column, rising', expect: [{ part: head, has: { 'aria-sort': 'ascending' } }] },
  { press: ' ', does: 'sorts the other way', expect: [{ part: head, has: { 'aria-sort': 'descending' } }, { focus: amount }] },
  { press: '{Tab}', does: 'moves on: to the next head that sorts, then into the rows', expect: [{ focus: { role: 'button', name: /下单时间/ } }] },
  { from: first, press: ' ', does: 'ticks one row', expect: [{ part: first, checked: true }] },
];
