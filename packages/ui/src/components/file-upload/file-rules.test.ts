import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptOf, formatBytes, isPicture, problemOfFile } from './file-rules.ts';

const rules = { types: ['jpg', 'png', 'pdf'], maxBytes: 5 * 1024 * 1024, maxFiles: 3 };

describe('a file', () => {
  it.each([
    ['营业执照.JPG', 1000, 1, undefined],
    ['营业执照.jpeg', 1000, 1, undefined],
    ['执照.docx', 1000, 1, 'wrongType'],
    ['没有后缀', 1000, 1, 'wrongType'],
    ['a.pdf', 0, 1, 'empty'],
    ['a.pdf', 5 * 1024 * 1024 + 1, 1, 'tooLarge'],
    ['a.pdf', 5 * 1024 * 1024, 1, undefined],
    ['a.pdf', 1000, 0, 'tooMany'],
  ])('%s of %d bytes with room for %d is %s', (name, size, room, problem) => {
    expect(problemOfFile({ name, size }, rules, room)).toBe(problem);
  });
});

describe('a size', () => {
  it.each([[1, '1 KB'], [1024, '1 KB'], [831_488, '812 KB'], [2_411_725, '2.3 MB'], [5 * 1024 * 1024, '5 MB']])('of %d is %s', (bytes, shown) => {
    expect(formatBytes(bytes)).toBe(shown);
  });

  it('is never nothing', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1e9 }), (bytes) => {
      expect(formatBytes(bytes)).not.toMatch(/^0 /);
    }));
  });
});

describe('kinds', () => {
  it('are told to the chooser and known by their ending', () => {
    expect(acceptOf(['jpg', 'pdf'])).toBe('.jpg,.jpeg,.pdf');
    expect([isPicture('a.PNG'), isPicture('a.pdf')]).toEqual([true, false]);
  });
});
