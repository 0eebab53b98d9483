import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StudyForm } from '../course/course.ts';
import { yearOf } from './hours.ts';
import { studyYears } from './records.ts';
import type { StudyRecord } from './records.ts';

const form = fc.constantFrom<StudyForm | null>(1, 2, 3, null);
const records = fc.array(
  fc.record({
    id: fc.uuid(),
    courseName: fc.constant('护理学'),
    institutionName: fc.constant('江海护理教育中心'),
    studyForm: form,
    hours: fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
    completedAt: fc.date({ min: new Date('2016-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }).map((date) => date.toISOString()),
  }),
);
const all = { year: null, form: null };
const ids = (list: readonly StudyRecord[]): string[] => list.map((record) => record.id).toSorted();

describe('study records by year', () => {
  it('are all there, each in its year, latest first', () => {
    fc.assert(
      fc.property(records, (given) => {
        const years = studyYears(given, all);
        expect(ids(years.flatMap((year) => [...year.records]))).toEqual(ids(given));
        expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted((left, right) => right - left));
        for (const { year, records: own } of years) {
          expect(own.every((record) => yearOf(record.completedAt) === year)).toBe(true);
          const times = own.map((record) => Date.parse(record.completedAt));
          expect(times).toEqual(times.toSorted((left, right) => right - left));
        }
      }),
    );
  });

  it('count every hour of a year, whichever form is looked at, and miss what is left of ninety', () => {
    fc.assert(
      fc.property(records, form, (given, wanted) => {
        const years = studyYears(given, { year: null, form: wanted });
        expect(years.map(({ year, hours, missing }) => ({ year, hours, missing }))).toEqual(
          studyYears(given, all).map(({ year, hours, missing }) => ({ year, hours, missing })),
        );
        for (const { hours, missing } of years) expect(missing).toBeCloseTo(Math.max(0, 90 - hours), 5);
        if (wanted === null) return;
        expect(years.every((year) => year.records.every((record) => record.studyForm === wanted))).toBe(true);
      }),
    );
  });

  it('add tenths of hours without an error of floating point', () => {
    const one = { id: '1', courseName: '', institutionName: '', studyForm: null, hours: 0.1, completedAt: '2026-03-01T12:00:00+08:00' };
    const [year] = studyYears([one, { ...one, id: '2', hours: 0.2 }], { year: 2026, form: null });
    expect(year).toMatchObject({ year: 2026, hours: 0.3, missing: 89.7 });
    expect(studyYears([one], { year: 2025, form: null })).toEqual([]);
  });
});
