import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenToYuan, formatFen, sumFen, yuanToFen } from './money.ts';

/** Every amount that the wire can carry: up to thirteen digits of yuan. */
const fen = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });

describe('an amount', () => {
  it('comes back from the wire as it went, to the fen', () => {
    fc.assert(
      fc.property(fen, (amount) => {
        expect(yuanToFen(fenToYuan(amount))).toBe(amount);
      }),
    );
  });

  it('is written with exactly two digits after the point', () => {
    fc.assert(
      fc.property(fen, (amount) => {
        expect(fenToYuan(amount)).toMatch(/^-?\d+\.\d\d$/);
      }),
    );
  });

  it('is read without floating point: whole yuan and fen are put together as digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        (yuan, part) => {
          const text = `${yuan}.${String(part).padStart(2, '0')}`;
          expect(yuanToFen(text)).toBe(Number(`${yuan}${String(part).padStart(2, '0')}`));
        },
      ),
    );
    // Each of these is off by one when it passes through a float.
    expect(['19.9', '0.29', '1.15', '4.35', '1001.15'].map(yuanToFen)).toEqual([1990, 29, 115, 435, 100_115]);
  });

  it.each(['', ' ', '1.001', '1.', '.5', '1,280', '1e3', '+1', '--1', '¥1', '12345678901234', 'NaN', '１'])(
    'is not %j',
    (text) => expect(yuanToFen(text)).toBeUndefined(),
  );

  it('may have zeros behind the fen, and spaces around', () => {
    expect(['1280', '1280.0', ' 1280.0000 '].map(yuanToFen)).toEqual([128_000, 128_000, 128_000]);
  });

  it('is never a negative zero', () => {
    expect(['0', '-0', '-0.00'].map(yuanToFen)).toEqual([0, 0, 0]);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('of %d fen can not be written', (amount) => {
    expect(() => fenToYuan(amount)).toThrow('Not a whole number of fen');
  });

  it('is shown with its sign, thousands and two digits', () => {
    expect([0, 5, 128_000, -128_000, 123_456_789].map(formatFen)).toEqual([
      '¥0.00',
      '¥0.05',
      '¥1,280.00',
      '-¥1,280.00',
      '¥1,234,567.89',
    ]);
  });

  it('is shown as the same amount', () => {
    fc.assert(
      fc.property(fen, (amount) => {
        expect(yuanToFen(formatFen(amount).replace(/[¥,]/g, ''))).toBe(amount);
      }),
    );
  });

  it('adds up whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 })), (amounts) => {
        expect(sumFen(amounts)).toBe(sumFen(amounts.toReversed()));
        expect(sumFen([])).toBe(0);
      }),
    );
  });
});
