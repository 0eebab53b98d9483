import type { Keyboard } from '../../docs/keyboard/index.ts';

const all = { role: 'checkbox', name: '全选' };
const video = { role: 'checkbox', name: '视频课程' };
const person = { role: 'checkbox', name: '面授课程' };

/** Checkboxes of the WAI-ARIA authoring practices, the first of three states. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to 全选', expect: [{ focus: all }] },
  { press: ' ', does: 'chooses all of them', expect: [{ part: video, checked: true }, { part: person, checked: true }, { called: 'onChange' }] },
  { press: '{Tab}', does: 'moves to the next option', expect: [{ focus: video }] },
  { press: ' ', does: 'takes this one away; 全选 is then half chosen', expect: [{ part: video, checked: false }, { part: all, checked: false }] },
  { from: all, press: ' ', does: 'chooses all again', expect: [{ part: video, checked: true }] },
];
