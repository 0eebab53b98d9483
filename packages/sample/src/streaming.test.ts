import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';

/** Heap in use after a full collection, in MiB. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('the collector can not be called here');
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

describe('a large catalogue', () => {
  it('streams 100,000 courses without keeping them', () => {
    const { courses } = createCatalogue({ courses: 100_000 });
    const before = heap();
    let count = 0;
    let most = 0;
    for (const course of courses()) {
      count += course.chapterCount > 0 ? 1 : 0;
      if (count % 25_000 === 0) most = Math.max(most, heap());
    }
    expect(count).toBe(100_000);
    // Kept, they would be some 150 MiB.
    expect(most - before).toBeLessThan(20);
  });

  it('names and numbers 50,000 courses without a repetition', () => {
    const { courses } = createCatalogue({ courses: 50_000 });
    const names = new Set<string>();
    const ids = new Set<string>();
    for (const course of courses()) {
      names.add(course.name);
      ids.add(course.id);
    }
    expect([names.size, ids.size]).toEqual([50_000, 50_000]);
  });

  it('makes the last of a million at once', () => {
    const catalogue = createCatalogue({ courses: 1_000_000 });
    const last = catalogue.courseAt(999_999);
    expect(last.id).toBe('1404000000001000000');
    expect(last.name.length).toBeLessThanOrEqual(40);
    expect(catalogue.curriculum(last)).toHaveLength(last.chapterCount);
  });
});
