import type { Clock } from '../platform/runtime/index.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  /** Moves it forward by seconds. */
  advance(seconds: number): void;
}

/** Makes a clock that stands at a fixed moment. */
export function createTestClock(start = '2026-11-21T09:00:00+08:00'): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance(seconds) {
      now += seconds * 1000;
    },
  };
}
