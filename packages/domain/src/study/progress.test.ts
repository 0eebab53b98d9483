import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coursePercent, mergeProgress, watchPercent, type WatchProgress } from './progress.ts';

const seconds = fc.integer({ min: 0, max: 100_000 });
const stored = fc.tuple(seconds, seconds, seconds).map((values): WatchProgress => {
  const [position = 0, watched = 0, total = 0] = values.toSorted((left, right) => left - right);
  return { lessonId: '1', position, watched, total };
});
/** What a player may report, broken ones included. */
const report = fc.oneof(
  fc.integer({ min: -10, max: 200_000 }),
  fc.double({ min: -10, max: 200_000, noNaN: true }),
);

describe('the watched percentage', () => {
  it('is 100 when both watched and total are 0', () => expect(watchPercent(0, 0)).toBe(100));

  it.each([
    [5, 0, 0],
    [0, 60, 0],
    [59, 60, 98],
    [60, 60, 100],
    [90, 60, 100],
    [-5, 60, 0],
    [1, 3, 33],
  ])('of %d in %d seconds is %d', (watched, total, percent) =>
    expect(watchPercent(watched, total)).toBe(percent),
  );

  it('is a whole number from 0 to 100, and 100 only when all was watched', () => {
    fc.assert(
      fc.property(seconds, seconds, (watched, total) => {
        const percent = watchPercent(watched, total);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        expect(percent === 100).toBe(watched >= total && (total > 0 || watched === 0));
      }),
    );
  });
});

describe('the percentage of a course', () => {
  it('counts seconds, not lessons', () => {
    expect(
      coursePercent([
        { watched: 90, total: 90 },
        { watched: 0, total: 10 },
      ]),
    ).toBe(90);
  });

  it('is 0 without lessons, and does not let one lesson make up for another', () => {
    expect(coursePercent([])).toBe(0);
    expect(
      coursePercent([
        { watched: 500, total: 50 },
        { watched: 0, total: 50 },
      ]),
    ).toBe(50);
  });
});

describe('a report of the player', () => {
  it('never takes away what was watched, and never leaves the lesson', () => {
    fc.assert(
      fc.property(stored, report, (before, position) => {
        const after = mergeProgress(before, position);
        expect(after.watched).toBeGreaterThanOrEqual(before.watched);
        expect(after.watched).toBeLessThanOrEqual(before.total);
        expect(after.position).toBeGreaterThanOrEqual(0);
        expect(after.position).toBeLessThanOrEqual(before.total);
        expect(Number.isInteger(after.position)).toBe(true);
      }),
    );
  });

  it('says the same when it comes twice', () => {
    fc.assert(
      fc.property(stored, report, (before, position) => {
        const once = mergeProgress(before, position);
        expect(mergeProgress(once, position)).toEqual(once);
      }),
    );
  });

  it('that comes late moves the position only: the watched time does not depend on the order', () => {
    fc.assert(
      fc.property(stored, report, report, (before, first, second) => {
        const forth = mergeProgress(mergeProgress(before, first), second);
        const back = mergeProgress(mergeProgress(before, second), first);
        expect(forth.watched).toBe(back.watched);
      }),
    );
  });
});
