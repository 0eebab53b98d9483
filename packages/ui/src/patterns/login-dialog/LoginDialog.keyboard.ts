import type { Keyboard } from '../../docs/keyboard/index.ts';

const dialog = { role: 'dialog', name: '登录' };

/** Modal dialog of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { from: { role: 'button', name: '关闭' }, press: '{Tab}', does: 'goes round inside the dialog; the page behind takes no focus', expect: [{ shown: dialog }] },
  { press: '{Escape}', does: 'asks to close', expect: [{ called: 'onClose' }] },
];
