import type { Keyboard } from '../../docs/keyboard/index.ts';

const chart = { role: 'button', name: '图表' };
const table = { role: 'button', name: '表格' };

/** Two native buttons. */
export const keyboard: Keyboard = [
  { from: chart, press: '{Tab}', does: 'moves to the other way of showing', expect: [{ focus: table }] },
  { press: '{Enter}', does: 'shows the values as a table', expect: [{ part: table, has: { 'aria-pressed': 'true' } }, { shown: { role: 'table' } }] },
  { from: chart, press: ' ', does: 'shows them as a picture', expect: [{ shown: { role: 'img' } }, { gone: { role: 'table' } }] },
];
