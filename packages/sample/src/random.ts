/** A stream of pseudo-random choices that is the same for the same seed and keys on every machine. */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** Whether something of the given probability (0 to 1) happens. */
  chance(probability: number): boolean;
  /** One item of a list; throws a RangeError for an empty one. */
  pick<T>(items: readonly T[]): T;
  /** The first `count` items of a shuffled copy. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** A 32-bit hash of numbers and words (FNV-1a with a final mix), the same on every machine. */
export function hash(...keys: readonly (number | string)[]): number {
  let value = 0x811c9dc5;
  for (const key of keys) {
    const text = String(key);
    for (let at = 0; at < text.length; at += 1) {
      value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    }
    // Keeps ('1', '23') and ('12', '3') apart.
    value = Math.imul(value ^ 0x1f, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Opens the random stream that belongs to the given keys (mulberry32 over their hash). Each thing of the
 * catalogue opens its own, so that any one of them can be made without making those before it.
 */
export function createRandom(...keys: readonly (number | string)[]): Random {
  let state = hash(...keys);

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value = (value + Math.imul(value ^ (value >>> 7), value | 61)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  }

  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }

  function pick<T>(items: readonly T[]): T {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('cannot pick from an empty list');
    return item;
  }

  function sample<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
    return taken;
  }

  return { next, int, chance: (probability) => next() < probability, pick, sample };
}

/** The number nearest to the golden part of `size` that shares no factor with it: its multiples visit all. */
export function goldenStride(size: number): number {
  let stride = Math.max(1, Math.round(size * 0.618));
  while (commonFactor(stride, size) !== 1) stride += 1;
  return stride;
}

function commonFactor(left: number, right: number): number {
  return right === 0 ? left : commonFactor(right, left % right);
}
