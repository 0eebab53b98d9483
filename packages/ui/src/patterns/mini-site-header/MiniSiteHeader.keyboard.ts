import type { Keyboard } from '../../docs/keyboard/index.ts';

const back = { role: 'link', name: /^返回/ };
const home = { role: 'link', name: '盐城栖桐继续教育学院首页' };
const toggle = { role: 'button', name: /^[未已]关注/ };

/** Links and a toggle button in the order in which they are read. */
export const keyboard: Keyboard = [
  { from: back, press: '{Tab}', does: 'goes from the way back to the institution’s home page', expect: [{ focus: home }] },
  { press: '{Tab}', does: 'goes on to the toggle', expect: [{ focus: toggle }] },
  { press: '{Enter}', does: 'follows, or leaves again', expect: [{ called: 'onToggleFollow' }, { focus: toggle }] },
  { press: '{Tab}', does: 'goes on to the menu, entry by entry', expect: [{ focus: { role: 'link', name: '首页' } }] },
];
