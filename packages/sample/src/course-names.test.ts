import { describe, expect, it } from 'vitest';
import { leafPlaces } from './categories.ts';
import { nameVariants, runMark } from './course-names.ts';

const variants = leafPlaces().map((place) => nameVariants(place));

describe('the names of courses', () => {
  it('are all different, and short enough for two lines of a card', () => {
    const names = variants.flat().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length + runMark(1_000).length > 40)).toEqual([]);
  });

  it('offer each leaf its subjects alone and more than one ending', () => {
    for (const ofLeaf of variants) {
      expect(ofLeaf.filter(({ name, subject }) => name === subject).length).toBeGreaterThanOrEqual(2);
      expect(ofLeaf.length).toBeGreaterThanOrEqual(5);
    }
  });

  it('never repeat a word of the subject in the ending', () => {
    const names = variants.flat().map(({ name }) => name);
    expect(names.filter((name) => /(..)\1$|培训.*培训|实务.*实务|案例.*案例|与.+与[^与]*(对策|方法|应用|实践)$/.test(name))).toEqual([]);
  });

  it('mark further runs by city and number, the first not at all', () => {
    expect([0, 1, 2, 13, 14].map(runMark)).toEqual([
      '',
      '（盐城第1期）',
      '（南通第1期）',
      '（南京第1期）',
      '（盐城第2期）',
    ]);
  });
});
