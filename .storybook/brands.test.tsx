import { describe, expect, it } from 'vitest';
import { contrastFailures } from '@wutong/ui/theme';
import { brands, dressesOf, schemes } from './brands.ts';

describe('the brands of all branches', () => {
  it('are found by the role in their manifest, each with a key of its own', () => {
    expect(brands.length).toBeGreaterThan(1);
    expect(new Set(brands.map(({ theme }) => theme.key)).size).toBe(brands.length);
  });

  it.each(brands.map(({ theme }) => theme))('$name reads at WCAG AA in both schemes', (theme) => {
    expect(contrastFailures(theme)).toEqual([]);
  });
});

describe('dressesOf', () => {
  it('gives a story always the same brand and scheme, and all of them to some story', () => {
    const worn = Array.from({ length: 200 }, (_, index) => {
      const [dress] = dressesOf(`components-button--${index}`, 'rotate', 'rotate');
      expect(dressesOf(`components-button--${index}`, 'rotate', 'rotate')).toEqual([dress]);
      return `${dress?.brand.theme.key} ${dress?.scheme}`;
    });
    expect(new Set(worn).size).toBe(brands.length * schemes.length);
  });

  it('gives the brand and scheme that were asked for, or every one', () => {
    const last = brands.at(-1);
    expect(dressesOf('any', last?.theme.key, 'dark')).toEqual([{ brand: last, scheme: 'dark' }]);
    expect(dressesOf('any', 'all', 'light')).toHaveLength(brands.length * schemes.length);
  });
});
