import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastFailures } from './contrast.ts';
import { defineTheme } from './define-theme.ts';
import { brandPalette } from './palette.ts';

const themeOf = (colour: string) => defineTheme({ key: 'probe', name: '样例', ...brandPalette(colour) });

describe('a brand’s palette', () => {
  it('keeps the colour that it was made of where white text reads on it', () => {
    expect(brandPalette('#7a3e9d').light.color.ground.primary).toBe('#7a3e9d');
  });

  it.each(['#ffe600', '#ffffff', '#000000', '#00ff88', '#808080'])('makes something readable even of %s', (colour) => {
    expect(contrastFailures(themeOf(colour))).toEqual([]);
  });

  it('is WCAG AA in every pair, whatever colour it is made of', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, (one) => {
        expect(contrastFailures(themeOf(one))).toEqual([]);
      }),
    );
  });
});
