import { randomBytes, randomInt } from 'node:crypto';

/** The present moment. Passed in, so that no rule depends on when a test runs. */
export interface Clock {
  now(): Date;
}

/** New 64-bit ids as decimal texts, growing with time. */
export interface Ids {
  next(): string;
}

/** Unpredictable values for secrets and codes. */
export interface Random {
  /** A URL-safe text of so many random bytes. */
  token(bytes: number): string;
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() };

/** Randomness of the operating system. */
export const systemRandom: Random = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  below: (limit) => randomInt(limit),
};

/** Ids count from here, 2025-01-01, so that they stay below 2^63 until 2094. */
const EPOCH = Date.UTC(2025, 0, 1);

/**
 * Ids of 41 bits of milliseconds, 10 bits drawn for this process and 12 bits of a counter. Two processes that drew the
 * same bits would meet at a primary key, not in silence.
 */
export function createIds(clock: Clock, random: Random): Ids {
  const process = BigInt(random.below(1024));
  let last = 0;
  let counter = 0;
  return {
    next() {
      // A clock that steps back, or more than 4096 ids in a millisecond, borrows from the next ones.
      const now = Math.max(clock.now().getTime() - EPOCH, last);
      counter = now === last ? counter + 1 : 0;
      last = counter > 4095 ? now + 1 : now;
      if (counter > 4095) counter = 0;
      return String((BigInt(last) << 22n) | (process << 12n) | BigInt(counter));
    },
  };
}
