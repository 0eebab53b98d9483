import { describe, expect, it } from 'vitest';
import { seedOf } from '../../tokens/index.ts';
import { randomFrom } from '../shared/random.ts';
import { patterns } from './patterns.ts';

const draw = (id: string): string => {
  const seed = seedOf(id);
  return JSON.stringify(patterns[seed % patterns.length]?.(randomFrom(seed)));
};

describe('course cover patterns', () => {
  it('draw the same picture for the same id', () => {
    expect(draw('1829301')).toBe(draw('1829301'));
  });

  it('draw a different picture for each of a thousand neighbouring ids', () => {
    const pictures = new Set(Array.from({ length: 1000 }, (_, index) => draw(String(1000 + index))));
    expect(pictures.size).toBe(1000);
  });

  it('use every pattern about equally often', () => {
    const counts = patterns.map(() => 0);
    for (let id = 0; id < 1000; id += 1) {
      const at = seedOf(`course-${id}`) % patterns.length;
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(60);
  });

  it('draw finite outlines only', () => {
    for (const pattern of patterns) {
      for (const shape of pattern(randomFrom(7))) expect(shape.d).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
