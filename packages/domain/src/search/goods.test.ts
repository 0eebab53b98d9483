import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEYWORD_MAX_LENGTH, formatGoods, parseGoods } from './goods.ts';

describe('the goods query', () => {
  it('is the JSON of type and value', () => {
    expect(formatGoods({ type: 1, value: ' 王老师 ' })).toBe('{"type":1,"value":"王老师"}');
  });

  it('comes back as it went, for any keyword that fits', () => {
    const keyword = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .filter((text) => text.length <= KEYWORD_MAX_LENGTH);
    fc.assert(
      fc.property(fc.constantFrom(0, 1), keyword, (type, value) => {
        expect(parseGoods(formatGoods({ type, value }))).toEqual({ type, value: value.trim() });
      }),
    );
  });

  it('leads somewhere whatever was typed or cut: a known type, a keyword that fits, never an exception', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.json(),
      fc.string().map((text) => text.slice(0, 5)),
      fc.constant(null),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        const { type, value } = parseGoods(text);
        expect([0, 1]).toContain(type);
        expect(value.length).toBeLessThanOrEqual(KEYWORD_MAX_LENGTH);
        expect(value).toBe(value.trim());
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [null, { type: 0, value: '' }],
    [undefined, { type: 0, value: '' }],
    ['', { type: 0, value: '' }],
    ['护理', { type: 0, value: '护理' }],
    ['2026', { type: 0, value: '2026' }],
    ['{"type":1,"value":"护', { type: 0, value: '' }],
    ['{"type":"1","value":"护理"}', { type: 1, value: '护理' }],
    ['{"type":7,"value":12}', { type: 0, value: '12' }],
    ['{"value":{"a":1}}', { type: 0, value: '' }],
    ['null', { type: 0, value: '' }],
    ['[]', { type: 0, value: '' }],
  ])('%j is read as %j', (text, goods) => expect(parseGoods(text)).toEqual(goods));
});
