import type { Keyboard } from '../../docs/keyboard/index.ts';

const box = { role: 'combobox', name: '工作单位' };
const list = { role: 'listbox' };

/** Combobox with list autocomplete of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the box and opens nothing', expect: [{ focus: box }] },
  { press: '{ArrowDown}', does: 'opens the list', expect: [{ shown: list }] },
  { press: '{Escape}', does: 'closes the list', expect: [{ gone: list }, { focus: box }] },
  { press: '学院', does: 'narrows the list to what was typed', expect: [{ shown: { role: 'option', name: /江苏安全技术学院/ } }, { gone: { role: 'option', name: /盐城市第一人民医院/ } }] },
  { press: '{ArrowDown}', does: 'moves to the first option; the cursor stays in the box', expect: [{ focus: box }, { part: { role: 'option', name: /江苏安全技术学院/ }, has: { 'data-focused': 'true' } }] },
  { press: '{Enter}', does: 'chooses the option and closes', expect: [{ gone: list }, { part: box, value: '江苏安全技术学院' }, { called: 'onChange' }] },
  { press: '{Backspace}', does: 'types on; the choice stands until another is made', expect: [{ part: box, value: '江苏安全技术学' }, { shown: list }] },
  { press: '{Tab}', does: 'moves on; a text that was not chosen gives way to the choice', expect: [{ gone: list }, { part: box, value: '江苏安全技术学院' }] },
];
