import type { Keyboard } from '../../docs/keyboard/index.ts';

const sms = { role: 'switch', name: '短信提醒' };

/** Switch of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the switch', expect: [{ focus: sms }] },
  { press: ' ', does: 'turns it on', expect: [{ part: sms, checked: true }, { called: 'onChange' }] },
  { press: ' ', does: 'turns it off', expect: [{ part: sms, checked: false }] },
];
