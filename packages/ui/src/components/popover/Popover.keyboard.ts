import type { Keyboard } from '../../docs/keyboard/index.ts';

const trigger = { role: 'button', name: '学时怎么算' };
const panel = { role: 'dialog', name: '学时说明' };

/** A button and a non-modal dialog. */
export const keyboard: Keyboard = [
  { from: trigger, press: '{Enter}', does: 'opens the panel', expect: [{ shown: panel }] },
  { press: '{Escape}', does: 'closes it and returns to the button', expect: [{ gone: panel }, { focus: trigger }] },
  { press: ' ', does: 'opens it as Enter does', expect: [{ shown: panel }] },
];
