import type { Keyboard } from '../../docs/keyboard/index.ts';

const group = { role: 'checkbox', name: /^选择.+的全部课程/, nth: 0 };
const line = { role: 'checkbox', name: /^选择《/, nth: 0 };
const link = { role: 'link', nth: 0 };
const remove = { role: 'button', name: /^移除《/, nth: 0 };

/** Native check boxes, links and buttons in the order of the page. */
export const keyboard: Keyboard = [
  { from: group, press: ' ', does: 'ticks all courses of the institution, or takes their ticks away', expect: [{ called: 'onSelect' }] },
  { press: '{Tab}', does: 'moves to the first course', expect: [{ focus: line }] },
  { press: ' ', does: 'ticks the course', expect: [{ called: 'onSelect' }] },
  { press: '{Tab}', does: 'moves to the name, which leads to the course', expect: [{ focus: link }] },
  { press: '{Tab}', does: 'moves to the button that takes the course out', expect: [{ focus: remove }] },
  { press: '{Enter}', does: 'asks to take the course out', expect: [{ called: 'onRemove' }] },
];
