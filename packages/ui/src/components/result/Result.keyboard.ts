import type { Keyboard } from '../../docs/keyboard/index.ts';

const on = { role: 'link', name: '去学习' };
const other = { role: 'link', name: '查看订单' };

/** Its actions in the order of reading. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the way on', expect: [{ focus: on }] },
  { press: '{Tab}', does: 'moves to the other way', expect: [{ focus: other }] },
];
