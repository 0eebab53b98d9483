import type { Keyboard } from '../../docs/keyboard/index.ts';

const name = { role: 'link', name: '盐城栖桐继续教育学院' };
const toggle = { role: 'button', name: /^[未已]关注/ };

/** A link and a toggle button, each a stop of its own. */
export const keyboard: Keyboard = [
  { from: name, press: '{Tab}', does: 'goes from the name, which opens the mini-site on Enter, to the toggle', expect: [{ focus: toggle }] },
  { press: '{Enter}', does: 'follows, or leaves again', expect: [{ called: 'onToggleFollow' }, { focus: toggle }] },
  { press: '{Shift>}{Tab}{/Shift}', does: 'goes back to the name', expect: [{ focus: name }] },
];
