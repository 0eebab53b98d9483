import type { Keyboard } from '../../docs/keyboard/index.ts';

const close = { role: 'button', name: '取消订单' };
const pay = { role: 'link', name: '去支付' };
const dialog = { role: 'alertdialog', name: '取消订单' };
const stay = { role: 'button', name: '取消', nth: 0 };

/** Buttons and links of a row; what destroys asks first, with the focus on the way out. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the first action', expect: [{ focus: close }] },
  { press: '{Tab}', does: 'moves to the next one, the most wanted last', expect: [{ focus: pay }] },
  { from: close, press: '{Enter}', does: 'asks before it gives the order up', expect: [{ shown: dialog }] },
  { press: '{Escape}', does: 'leaves everything as it is and returns to the action', expect: [{ gone: dialog }, { focus: close }] },
  { from: close, press: ' ', does: 'asks as Enter does', expect: [{ shown: dialog }, { shown: stay }] },
];
