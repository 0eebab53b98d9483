import type { Keyboard } from '../../docs/keyboard/index.ts';

const dialog = { role: 'alertdialog', name: '您还在学习吗？' };
const confirm = { role: 'button', name: '我在学习' };
const close = { role: 'button', name: '关闭' };

/** Alert dialog of the WAI-ARIA authoring practices. Any key that answers it says that somebody is there. */
export const keyboard: Keyboard = [
  { from: confirm, press: '{Enter}', does: 'confirms; the focus is there from the start', expect: [{ shown: dialog }, { called: 'onConfirm' }] },
  { press: '{Tab}', does: 'stays in the dialog', expect: [{ focus: close }] },
  { press: '{Escape}', does: 'confirms, too: somebody pressed it', expect: [{ called: 'onConfirm' }] },
];
