import type { Keyboard } from '../../docs/keyboard/index.ts';

const province = { role: 'combobox', name: '省份' };
const city = { role: 'combobox', name: '城市' };
const district = { role: 'combobox', name: '区县' };

/** Three lists of the platform, one after the other. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the provinces', expect: [{ focus: province }] },
  { press: '{Tab}', does: 'moves to the cities', expect: [{ focus: city }] },
  { press: '{Tab}', does: 'moves to the districts', expect: [{ focus: district }] },
  { press: '{Shift>}{Tab}{/Shift}', does: 'moves back', expect: [{ focus: city }] },
];
