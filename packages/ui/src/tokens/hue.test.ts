import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../theme/index.ts';
import { hexToOklch, huePalette, oklchToHex, seedOf } from './hue.ts';

describe('huePalette', () => {
  it('keeps ink readable on its ground at every hue', () => {
    for (let hue = 0; hue < 360; hue += 1) {
      const { ink, ground } = huePalette(hue);
      expect(contrastRatio(ink, ground), `hue ${hue}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('oklchToHex', () => {
  it('agrees with the colours that CSS gives', () => {
    expect(oklchToHex(1, 0, 0)).toBe('#ffffff');
    expect(oklchToHex(0, 0, 0)).toBe('#000000');
    expect(oklchToHex(0.627955, 0.257683, 29.2339)).toBe('#ff0000');
  });
});

describe('hexToOklch', () => {
  it('is the way back', () => {
    for (const colour of ['#1f4e9c', '#0a6b5e', '#7a3e9d', '#ff0000', '#808080', '#fdfcf9']) {
      const { lightness, chroma, hue } = hexToOklch(colour);
      expect(oklchToHex(lightness, chroma, hue)).toBe(colour);
    }
  });

  it('refuses what is no colour', () => expect(() => hexToOklch('red')).toThrow('#rrggbb'));
});

describe('seedOf', () => {
  it('is stable, so that a course keeps its picture', () => {
    expect(seedOf('wutong')).toBe(seedOf('wutong'));
    expect(seedOf('101')).not.toBe(seedOf('102'));
  });
});
