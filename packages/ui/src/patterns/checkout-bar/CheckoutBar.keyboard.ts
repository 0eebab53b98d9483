import type { Keyboard } from '../../docs/keyboard/index.ts';

const all = { role: 'checkbox', name: '全选' };
const remove = { role: 'button', name: '移除已选' };
const on = { role: 'button', name: '去结算' };

/** Native check box and buttons in the order of reading. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to 全选', expect: [{ focus: all }] },
  { press: ' ', does: 'chooses every course that can be bought, or none', expect: [{ called: 'onSelectAll' }] },
  { from: remove, press: '{Enter}', does: 'asks to take out what is chosen', expect: [{ called: 'onRemoveSelected' }] },
  { press: '{Tab}', does: 'moves to the way on', expect: [{ focus: on }] },
  { press: '{Enter}', does: 'goes on to the confirmation', expect: [{ called: 'onCheckout' }] },
];
