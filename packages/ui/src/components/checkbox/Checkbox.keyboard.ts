import type { Keyboard } from '../../docs/keyboard/index.ts';

const box = { role: 'checkbox', name: '我已阅读并同意《用户服务协议》' };

/** Checkbox of the WAI-ARIA authoring practices; the browser's own. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the box', expect: [{ focus: box }] },
  { press: ' ', does: 'ticks it', expect: [{ part: box, checked: true }, { called: 'onChange' }] },
  { press: ' ', does: 'takes the tick away', expect: [{ part: box, checked: false }] },
];
