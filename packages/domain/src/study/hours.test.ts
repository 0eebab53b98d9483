import { describe, expect, it } from 'vitest';
import { hoursEarned, REQUIRED_HOURS_PER_YEAR, yearOf } from './hours.ts';

describe('study hours of a year', () => {
  it('asks for ninety a year', () => {
    expect(REQUIRED_HOURS_PER_YEAR).toBe(90);
  });

  it('counts a course in the year, by the calendar of China, in which it was watched to the end', () => {
    const courses = [
      { hours: 12, completedAt: '2026-01-01T00:00:00+08:00' },
      { hours: 6.5, completedAt: '2026-12-31T15:59:59Z' },
      { hours: 8, completedAt: '2026-12-31T16:00:00Z' },
    ];
    expect(hoursEarned(courses, 2026)).toBe(18.5);
    expect(hoursEarned(courses, 2027)).toBe(8);
    expect(hoursEarned(courses, 2025)).toBe(0);
    expect(yearOf('2026-12-31T16:00:00Z')).toBe(2027);
  });

  it('counts nothing for a course that is not finished', () => {
    expect(hoursEarned([{ hours: 12, completedAt: null }], 2026)).toBe(0);
  });

  it('adds tenths of hours without an error of floating point', () => {
    const completedAt = '2026-03-01T12:00:00+08:00';
    expect(hoursEarned(Array.from({ length: 3 }, () => ({ hours: 0.1, completedAt })), 2026)).toBe(0.3);
  });
});
