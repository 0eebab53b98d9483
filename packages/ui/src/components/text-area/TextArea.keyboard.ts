import type { Keyboard } from '../../docs/keyboard/index.ts';

const box = { role: 'textbox', name: '退款说明' };

/** A multi-line text box of the platform. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the box', expect: [{ focus: box }] },
  { press: '课', does: 'types', expect: [{ part: box, value: '课' }, { called: 'onChange' }] },
  { press: '{Enter}', does: 'begins a new line and sends nothing', expect: [{ part: box, value: '课\n' }] },
];
