import type { Keyboard } from '../../docs/keyboard/index.ts';

const restart = { role: 'button', name: '从头播放' };
const dismiss = { role: 'button', name: '关闭提示' };

/** What is ours; the controls of the video are the browser's. */
export const keyboard: Keyboard = [
  { from: restart, press: '{Tab}', does: 'moves from 从头播放 to the button that closes the notice', expect: [{ focus: dismiss }] },
  { press: '{Enter}', does: 'closes the notice', expect: [{ gone: dismiss }, { gone: restart }] },
];
