import { wordingHook } from './wording-hook.ts';

/** The strings of choosing a day or a span of days. */
export const datesWording = {
  date: {
    example: '例如 {day}', calendar: '选择{label}', month: '{year} 年 {month} 月', previousYear: '上一年',
    previousMonth: '上个月', nextMonth: '下个月', nextYear: '下一年', today: '今天', clear: '清空', unreadable: '日期不正确，请按 {day} 的样子输入',
    tooEarly: '请选择 {day} 或以后的日期', tooLate: '请选择 {day} 或以前的日期', refused: '这一天不可选，请换一天',
  },
  dateRange: { start: '开始日期', end: '结束日期', to: '至' },
} as const;

/** The words of choosing days, loaded with the pages that ask for one. */
export const useDatesWording = wordingHook(datesWording);
