import type { Keyboard } from '../../docs/keyboard/index.ts';

const box = { role: 'textbox', name: '报名人数' };

/** Spin button of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the box; the buttons beside it are not in the way', expect: [{ focus: box }] },
  { press: '{ArrowUp}', does: 'one step up', expect: [{ part: box, value: '13' }, { called: 'onChange' }] },
  { press: '{ArrowDown}', does: 'one step down', expect: [{ part: box, value: '12' }] },
  { press: '{PageUp}', does: 'ten steps up', expect: [{ part: box, value: '22' }] },
  { press: '{PageDown}', does: 'ten steps down', expect: [{ part: box, value: '12' }] },
  { press: '{End}', does: 'the largest number allowed', expect: [{ part: box, value: '50' }] },
  { press: '{Home}', does: 'the smallest number allowed', expect: [{ part: box, value: '1' }] },
];
