import type { Keyboard } from '../../docs/keyboard/index.ts';

const trigger = { role: 'button', name: '课程分类' };
const drawer = { role: 'dialog', name: '课程分类' };
const close = { role: 'button', name: '关闭' };

/** Modal dialog of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { from: trigger, press: '{Enter}', does: 'opens the drawer and takes the focus into it', expect: [{ shown: drawer }] },
  { from: close, press: '{Tab}', does: 'goes round inside the drawer; the page behind takes no focus', expect: [{ shown: drawer }] },
  { press: '{Escape}', does: 'closes it and returns to the button', expect: [{ gone: drawer }, { focus: trigger }] },
];
