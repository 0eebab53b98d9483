import { describe, expect, it } from 'vitest';
import { createRandom, goldenStride, hash } from './random.ts';

describe('the seeded random stream', () => {
  it('gives these numbers for this seed on every machine', () => {
    const random = createRandom(20260101, 'course', 7);
    expect([random.int(0, 999), random.int(0, 999), random.int(0, 999), random.int(0, 999)]).toEqual([10, 663, 331, 303]);
  });

  it('differs by seed, by kind and by index', () => {
    const first = (...keys: (number | string)[]) => createRandom(...keys).next();
    const streams = [first(1, 'a', 1), first(2, 'a', 1), first(1, 'b', 1), first(1, 'a', 2), first(1, 'a1', '')];
    expect(new Set(streams).size).toBe(streams.length);
  });

  it('keeps neighbouring keys apart', () => {
    expect(hash('1', '23')).not.toBe(hash('12', '3'));
  });

  it('spreads evenly over its range and stays inside it', () => {
    const random = createRandom('spread');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let turn = 0; turn < 10_000; turn += 1) {
      const slot = random.int(0, 9);
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
    expect(counts).toHaveLength(10);
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
  });

  it('lets something of probability 0 never and of probability 1 always happen', () => {
    const random = createRandom('chance');
    const turns = Array.from({ length: 200 }, () => [random.chance(0), random.chance(1)]);
    expect(turns.every(([never, always]) => never === false && always === true)).toBe(true);
  });

  it('samples without repeating and without touching the list', () => {
    const items = [1, 2, 3, 4, 5];
    const taken = createRandom('sample').sample(items, 3);
    expect(new Set(taken).size).toBe(3);
    expect(items).toEqual([1, 2, 3, 4, 5]);
    expect(createRandom('sample').sample(items, 9).toSorted()).toEqual(items);
  });

  it('refuses to pick from nothing', () => {
    expect(() => createRandom('empty').pick([])).toThrow(RangeError);
  });
});

describe('the golden stride', () => {
  it('visits each place once before it returns', () => {
    for (const size of [1, 2, 3, 6, 16, 97, 420, 428]) {
      const visited = new Set(Array.from({ length: size }, (_, turn) => (turn * goldenStride(size)) % size));
      expect(visited.size).toBe(size);
    }
  });
});
