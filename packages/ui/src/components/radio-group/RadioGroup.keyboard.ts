import type { Keyboard } from '../../docs/keyboard/index.ts';

const first = { role: 'radio', name: /支付宝/ };
const second = { role: 'radio', name: '微信支付' };

/** Radio group of the WAI-ARIA authoring practices; the browser's own. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the choice that is made; the group is one stop', expect: [{ focus: first }] },
  { press: '{ArrowDown}', does: 'chooses the next one', expect: [{ focus: second }, { part: second, checked: true }] },
  { press: '{ArrowUp}', does: 'chooses the one before', expect: [{ focus: first }, { part: first, checked: true }] },
];
