import type { Keyboard } from '../../docs/keyboard/index.ts';

const link = { role: 'link', name: '课程中心' };

/** A link of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { from: link, press: '{Enter}', does: 'follows the link', expect: [{ called: 'onClick' }] },
];
