import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmpty } from './empty.ts';

describe('empty', () => {
  it.each([[null], [undefined], [''], [[]], [{}]])('is %j', (value) => expect(isEmpty(value)).toBe(true));

  it.each([[0], [false], [' '], [Number.NaN], [new Date(0)], [new Map()]])('is not %j', (value) => {
    expect(isEmpty(value)).toBe(false);
  });

  it('is nothing that holds something', () => {
    const full = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.array(fc.anything(), { minLength: 1 }),
      fc.dictionary(fc.string(), fc.anything(), { minKeys: 1, noNullPrototype: true }),
    );
    fc.assert(
      fc.property(full, (value) => {
        expect(isEmpty(value)).toBe(false);
      }),
    );
  });
});
