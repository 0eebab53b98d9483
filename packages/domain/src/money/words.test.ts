import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFenInWords } from './words.ts';

const VALUES: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 };

/** Reads whole yuan back, knowing nothing of how they were written: group by group, place by place. */
function readYuan(words: string): number {
  const group = (text: string): number => {
    let sum = 0;
    let digit = 0;
    for (const sign of text) {
      const place = VALUES[sign];
      if (place === undefined) digit = '零壹贰叁肆伍陆柒捌玖'.indexOf(sign);
      else {
        sum += digit * place;
        digit = 0;
      }
    }
    return sum + digit;
  };
  return [['万亿', 1e12], ['亿', 1e8], ['万', 1e4]].reduce(
    ({ rest, sum }, [name, value]) => {
      const at = rest.indexOf(String(name));
      return at < 0 ? { rest, sum } : { rest: rest.slice(at + String(name).length), sum: sum + group(rest.slice(0, at)) * Number(value) };
    },
    { rest: words, sum: 0 },
  ).sum + group(words.slice(Math.max(words.lastIndexOf('万'), words.lastIndexOf('亿')) + 1));
}

function read(words: string): number {
  const [yuan = '', parts = ''] = words.includes('圆') ? words.split('圆') : ['', words];
  const of = (unit: string) => '零壹贰叁肆伍陆柒捌玖'.indexOf(new RegExp(`(.)${unit}`).exec(parts)?.[1] ?? '零');
  return readYuan(yuan) * 100 + of('角') * 10 + of('分');
}

describe('an amount in words', () => {
  it.each([
    [0, '零圆整'],
    [5, '伍分'],
    [50, '伍角整'],
    [55, '伍角伍分'],
    [150, '壹圆伍角整'],
    [1005, '壹拾圆零伍分'],
    [164_000, '壹仟陆佰肆拾圆整'],
    [1_640_902, '壹万陆仟肆佰零玖圆零贰分'],
    [1_000_500, '壹万零伍圆整'],
    [10_050_000, '壹拾万零伍佰圆整'],
    [100_000_000, '壹佰万圆整'],
    [10_001_000_000, '壹亿零壹万圆整'],
    [10_000_000_100, '壹亿零壹圆整'],
    [100_001_000, '壹佰万零壹拾圆整'],
  ])('of %d fen is %s', (amount, words) => expect(formatFenInWords(amount)).toBe(words));

  it('can be read back, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (amount) => {
        expect(read(formatFenInWords(amount))).toBe(amount);
      }),
    );
  });

  it('never has two zeros together, nor one before a unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (amount) => {
        expect(formatFenInWords(amount)).not.toMatch(/零零|零[拾佰仟万亿圆]/);
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN])('does not exist for %d', (amount) => {
    expect(() => formatFenInWords(amount)).toThrow('Not an amount');
  });
});
