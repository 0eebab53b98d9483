import type { Keyboard } from '../../docs/keyboard/index.ts';

const pause = { role: 'button', name: '暂停自动播放' };
const play = { role: 'button', name: '自动播放' };
const dot = (index: number) => ({ role: 'button', name: `第 ${index} 张，共 3 张` });
const slide = (index: number) => ({ role: 'group', name: `第 ${index} 张，共 3 张` });

/** Carousel with basic controls of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { from: pause, press: '{Enter}', does: 'stops the slides, or lets them turn again; the first stop inside', expect: [{ shown: play }, { focus: play }] },
  { press: '{Tab}', does: 'goes to the dots, then the arrows, then the slide in sight; hidden slides take no focus', expect: [{ focus: dot(1) }] },
  { from: dot(3), press: '{Enter}', does: 'shows that slide', expect: [{ part: dot(3), has: { 'aria-current': 'true' } }, { shown: slide(3) }] },
  { from: { role: 'button', name: '上一张' }, press: '{Enter}', does: 'shows the slide before', expect: [{ part: dot(2), has: { 'aria-current': 'true' } }] },
  { from: { role: 'button', name: '下一张' }, press: ' ', does: 'shows the next slide; after the last comes the first', expect: [{ part: dot(3), has: { 'aria-current': 'true' } }] },
];
