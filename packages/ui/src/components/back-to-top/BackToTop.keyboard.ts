import type { Keyboard } from '../../docs/keyboard/index.ts';

const button = { role: 'button', name: '返回顶部' };

/** A button that moves the focus with the page. */
export const keyboard: Keyboard = [
  { from: button, press: '{Enter}', does: 'scrolls to the top and takes the focus to the page’s main part or heading', expect: [{ focus: { role: 'heading', name: '课程中心' } }] },
];
