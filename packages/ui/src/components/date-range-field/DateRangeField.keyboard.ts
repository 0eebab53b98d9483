import type { Keyboard } from '../../docs/keyboard/index.ts';

const start = { role: 'textbox', name: '开始日期' };
const end = { role: 'textbox', name: '结束日期' };
const open = { role: 'button', name: '选择下单时间' };
const calendar = { role: 'dialog', name: '选择下单时间' };
const day = (date: string) => ({ role: 'button', name: new RegExp(`${date}星期`) });

/** Date picker dialog of the WAI-ARIA authoring practices, with two days to choose. */
export const keyboard: Keyboard = [
  { press: '{Tab}', does: 'moves to the first day', expect: [{ focus: start }] },
  { press: '{Tab}', does: 'moves to the last day', expect: [{ focus: end }] },
  { press: '{Tab}', does: 'moves to the calendar’s button', expect: [{ focus: open }] },
  { press: '{Enter}', does: 'opens the calendar where the span begins', expect: [{ shown: calendar }, { focus: day('2026年11月3日') }] },
  { press: '{ArrowRight}', does: 'moves to the next day', expect: [{ focus: day('2026年11月4日') }] },
  { press: '{Enter}', does: 'begins a span at this day and moves to the next', expect: [{ focus: day('2026年11月5日') }] },
  { press: '{ArrowDown}', does: 'stretches the span by a week', expect: [{ focus: day('2026年11月12日') }] },
  {
    press: '{Enter}', does: 'ends the span, closes and returns',
    expect: [{ gone: calendar }, { part: start, value: '2026-11-04' }, { part: end, value: '2026-11-12' }, { called: 'onChange' }, { focus: open }],
  },
];
