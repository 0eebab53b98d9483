import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextInspection } from './order.ts';

describe('the payment page', () => {
  it('asks less and less often, and never more than every two seconds', () => {
    fc.assert(
      fc.property(fc.nat({ max: 500 }), (asked) => {
        expect(nextInspection(asked)).toBeGreaterThanOrEqual(2_000);
        expect(nextInspection(asked + 1)).toBeGreaterThanOrEqual(nextInspection(asked));
      }),
    );
  });

  it('slows down after ten and after forty', () => {
    expect([0, 9, 10, 39, 40].map(nextInspection)).toEqual([2_000, 2_000, 4_000, 4_000, 8_000]);
  });
});
