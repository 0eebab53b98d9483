import type { Keyboard } from '../../docs/keyboard/index.ts';

const off = { role: 'button', name: /^未关注/ };
const on = { role: 'button', name: /^已关注/ };

/** Toggle button of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { from: off, press: '{Enter}', does: 'follows; the focus stays', expect: [{ focus: on }, { part: on, has: { 'aria-pressed': 'true' } }] },
  { press: ' ', does: 'leaves again', expect: [{ focus: off }, { part: off, has: { 'aria-pressed': 'false' } }] },
];
