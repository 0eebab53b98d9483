import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it('shows every page of a short list', () => {
    expect(pageWindow(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('keeps seven places wherever the reader is, the open page among them', () => {
    for (let current = 1; current <= 30; current += 1) {
      const places = pageWindow(current, 30);
      expect(places).toHaveLength(7);
      expect(places).toContain(current);
      expect([places[0], places[6]]).toEqual([1, 30]);
    }
  });

  it('never hides a single page behind a gap', () => {
    expect(pageWindow(4, 8)).toEqual([1, 2, 3, 4, 5, 'gap-after', 8]);
    expect(pageWindow(5, 8)).toEqual([1, 'gap-before', 4, 5, 6, 7, 8]);
  });
});
