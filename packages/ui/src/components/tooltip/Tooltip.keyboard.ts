import type { Keyboard } from '../../docs/keyboard/index.ts';

const trigger = { role: 'button', name: '学时怎么算' };
const tooltip = { role: 'tooltip' };

/** Tooltip of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the trigger, which shows the tooltip', expect: [{ focus: trigger }, { shown: tooltip }] },
  { press: '{Tab}', does: 'moves on; the tooltip goes', expect: [{ gone: tooltip }] },
  { press: '{Shift>}{Tab}{/Shift}', does: 'comes back to the trigger', expect: [{ focus: trigger }, { shown: tooltip }] },
  { press: '{Escape}', does: 'puts the tooltip away; the focus stays', expect: [{ gone: tooltip }, { focus: trigger }] },
];
