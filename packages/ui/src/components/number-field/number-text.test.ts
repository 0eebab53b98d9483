import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounded, keyTarget, numberSigns, readNumber } from './number-text.ts';

const people = { min: 1, max: 500, step: 1 };
const score = { min: undefined, max: undefined, step: 0.5 };

describe('what is typed', () => {
  it.each([
    ['12a', '12'], ['１２', '12'], ['-5', '5'], ['1.5', '15'], ['约 30 人', '30'],
  ])('as %j leaves %j of a count', (typed, signs) => expect(numberSigns(typed, people)).toBe(signs));

  it('may have a sign and decimals where the range has', () => expect(numberSigns('－1。5', score)).toBe('-1.5'));
});

describe('reading', () => {
  it.each([['', null], ['  ', null], ['12', 12], ['1,280', 1280], ['-', undefined], ['.', undefined], ['1.2.3', undefined]])(
    'takes %j for %j',
    (text, value) => expect(readNumber(text)).toBe(value),
  );
});

describe('a number', () => {
  it('never leaves its range nor gains decimals', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), (value) => {
        const kept = bounded(value, people);
        expect(kept).toBeGreaterThanOrEqual(1);
        expect(kept).toBeLessThanOrEqual(500);
        expect(Number.isInteger(kept)).toBe(true);
      }),
    );
  });

  it('is stepped without the dust of binary fractions', () => {
    expect(keyTarget('ArrowUp', 0.2, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowUp', 12, 13], ['ArrowDown', 12, 11], ['PageUp', 12, 22], ['PageDown', 12, 2], ['PageDown', 5, 1], ['ArrowUp', 500, 500],
    ['Home', 12, 1], ['End', 12, 500], ['ArrowUp', null, 1], ['a', 12, undefined],
  ])('%s leads from %j to %j', (key, from, to) => expect(keyTarget(key, from, people)).toBe(to));

  it('Home and End move the caret where there is no bound', () => expect(keyTarget('Home', 3, score)).toBeUndefined());
});
