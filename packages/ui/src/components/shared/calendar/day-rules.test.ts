import { describe, expect, it } from 'vitest';
import { nearestDay, readAllowedDay } from './day-rules.ts';

const rules = { min: '2026-11-02', max: '2026-12-31', isDayDisabled: (day: string) => day.endsWith('-13') };

describe('a typed day', () => {
  it.each([
    ['20261121', { day: '2026-11-21' }],
    ['2026/11/2', { day: '2026-11-02' }],
    ['2026-11-01', { problem: 'tooEarly' }],
    ['2027-01-01', { problem: 'tooLate' }],
    ['2026-11-13', { problem: 'refused' }],
    ['2026-11-31', { problem: 'unreadable' }],
    ['明天', { problem: 'unreadable' }],
  ])('as %s is %j', (text, read) => expect(readAllowedDay(text, rules)).toEqual(read));
});

describe('where a calendar opens', () => {
  it.each([['2026-01-01', '2026-11-02'], ['2026-11-21', '2026-11-21'], ['2030-01-01', '2026-12-31']])('for %s is %s', (day, nearest) => {
    expect(nearestDay(day, rules)).toBe(nearest);
  });
});
