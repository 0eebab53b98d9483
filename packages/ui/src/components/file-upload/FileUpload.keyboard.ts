import type { Keyboard } from '../../docs/keyboard/index.ts';

const removeLicence = { role: 'button', name: '移除 营业执照.png' };
const removeLetter = { role: 'button', name: '移除 办学许可证.pdf' };

/** The platform's file box, and a button at each file. */
export const keyboard: Keyboard = [
  { from: removeLicence, press: '{Tab}', does: 'moves to the next file’s button', expect: [{ focus: removeLetter }] },
  { press: '{Shift>}{Tab}{/Shift}', does: 'moves back', expect: [{ focus: removeLicence }] },
  { press: '{Enter}', does: 'removes the file and returns to the box', expect: [{ gone: removeLicence }, { shown: removeLetter }, { called: 'onChange' }] },
];
