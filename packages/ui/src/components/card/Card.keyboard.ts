import type { Keyboard } from '../../docs/keyboard/index.ts';

const course = { role: 'link', name: '危险化学品安全管理' };

/** The covering link of a pressable card; the link itself is the platform's. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the covering link; its ring is drawn around the card. Enter follows it', expect: [{ focus: course }] },
];
