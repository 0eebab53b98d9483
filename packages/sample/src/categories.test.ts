import { describe, expect, it } from 'vitest';
import { buildCategories, leafPlaces } from './categories.ts';

const categories = buildCategories();

describe('the category tree', () => {
  it('has at least 12 fields, each with at least 5 branches of at least 6 leaves', () => {
    expect(categories.length).toBeGreaterThanOrEqual(12);
    for (const top of categories) {
      const full = top.children.filter((second) => second.children.length >= 6);
      expect({ name: top.name, enough: full.length >= 5 }).toEqual({ name: top.name, enough: true });
    }
  });

  it('leaves one or two branches empty, so that their sentence can be seen', () => {
    const empty = categories.flatMap((top) => top.children).filter((second) => second.children.length === 0);
    expect(empty.length).toBeGreaterThanOrEqual(1);
    expect(empty.length).toBeLessThanOrEqual(2);
  });

  it('has a branch with more leaves than the panel shows inline', () => {
    expect(categories.flatMap((top) => top.children).some((second) => second.children.length > 10)).toBe(true);
  });

  it('ends at three levels and names each node once among its siblings', () => {
    for (const top of categories) {
      expect(new Set(top.children.map(({ name }) => name)).size).toBe(top.children.length);
      for (const second of top.children) {
        expect(new Set(second.children.map(({ name }) => name)).size).toBe(second.children.length);
        expect(second.children.every((leaf) => leaf.children.length === 0)).toBe(true);
      }
    }
  });

  it('never names two leaves alike anywhere, since the course page shows the leaf alone', () => {
    const names = leafPlaces().map(({ words }) => words[0]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('tells the fields apart by their hues', () => {
    const hues = categories.map(({ hue }) => hue);
    expect(new Set(hues).size).toBe(hues.length);
    expect(hues.every((hue) => Number.isInteger(hue) && hue >= 0 && hue < 360)).toBe(true);
  });

  it('gives each leaf at least two subjects, and no subject to two leaves', () => {
    const places = leafPlaces();
    expect(places.filter(({ words }) => words.length < 3)).toEqual([]);
    const subjects = places.flatMap(({ words }) => words.slice(1));
    expect(subjects.filter((subject, at) => subjects.indexOf(subject) !== at)).toEqual([]);
  });
});
