import type { Keyboard } from '../../docs/keyboard/index.ts';

const box = { role: 'textbox', name: '开课日期' };
const calendar = { role: 'dialog', name: '选择开课日期' };
const open = { role: 'button', name: '选择开课日期' };
const day = (date: string) => ({ role: 'button', name: new RegExp(`2026年${date}`) });

/** Date picker dialog of the WAI-ARIA authoring practices. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the box', expect: [{ focus: box }] },
  { press: '{Alt>}{ArrowDown}{/Alt}', does: 'opens the calendar on the chosen day', expect: [{ shown: calendar }, { focus: day('11月21日') }] },
  { press: '{ArrowRight}', does: 'moves to the next day', expect: [{ focus: day('11月22日') }] },
  { press: '{ArrowLeft}', does: 'moves to the day before', expect: [{ focus: day('11月21日') }] },
  { press: '{ArrowDown}', does: 'moves a week on', expect: [{ focus: day('11月28日') }] },
  { press: '{ArrowUp}', does: 'moves a week back', expect: [{ focus: day('11月21日') }] },
  { press: '{PageDown}', does: 'moves a month on', expect: [{ focus: day('12月21日') }] },
  { press: '{PageUp}', does: 'moves a month back', expect: [{ focus: day('11月21日') }] },
  { press: '{Home}', does: 'moves to the first day of the month', expect: [{ focus: day('11月1日') }] },
  { press: '{End}', does: 'moves to the last day of the month', expect: [{ focus: day('11月30日') }] },
  { press: '{Escape}', does: 'closes the calendar, chooses nothing and returns', expect: [{ gone: calendar }, { focus: box }, { part: box, value: '2026-11-21' }] },
  { from: open, press: '{Enter}', does: 'opens the calendar from its button', expect: [{ shown: calendar }, { focus: day('11月21日') }] },
  { press: '{ArrowRight}', does: 'moves to the next day', expect: [{ focus: day('11月22日') }] },
  { press: '{Enter}', does: 'chooses the day, closes and returns', expect: [{ gone: calendar }, { part: box, value: '2026-11-22' }, { called: 'onChange' }, { focus: open }] },
];
