import type { Keyboard } from '../../docs/keyboard/index.ts';

const link = (row: number) => ({ role: 'link', name: `第 ${row} 题` });
const button = (row: number) => ({ role: 'button', name: `标记第 ${row} 题` });

/** Tab goes from row to row as in a short list, although most rows have no controls until it comes near. */
export const keyboard: Keyboard = [
  { from: link(1), press: '{Tab}', does: 'moves to the next control of the row', expect: [{ focus: button(1) }] },
  { press: '{Tab}', does: 'moves to the next row', expect: [{ focus: link(2) }] },
  { press: '{Shift>}{Tab}{/Shift}', does: 'moves back', expect: [{ focus: button(1) }] },
  { from: link(300), press: '{Tab}', does: 'works the same in a row that was far away', expect: [{ focus: button(300) }] },
  { press: '{Shift>}{Tab}{/Shift}', does: 'moves back there, too', expect: [{ focus: link(300) }] },
];
