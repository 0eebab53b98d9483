import { hexToOklch, oklchToHex } from '../tokens/hue.ts';
import { darkBase, lightBase } from '../tokens/index.ts';
import { contrastRatio } from './contrast.ts';

/** The colours of a brand that follow from its one colour; they go into `defineTheme` as they are. */
export interface BrandPalette {
  light: PaletteScheme;
  dark: PaletteScheme;
}

interface PaletteScheme {
  color: {
    text: Record<'link' | 'linkHover' | 'onPrimary' | 'onPrimarySoft', string>;
    ground: Record<'primary' | 'primaryHover' | 'primaryActive' | 'primarySoft' | 'selected', string>;
    border: Record<'primary' | 'focus', string>;
  };
}

/** A little above WCAG AA, so that rounding to `#rrggbb` can't fall below it. */
const READABLE = 4.6;

const STEP = 0.005;

/** The colour nearest to a lightness, darker (-1) or lighter (1), that reads on each of the grounds. */
function readableOn(grounds: readonly string[], start: number, chroma: number, hue: number, way: -1 | 1): string {
  for (let lightness = start; lightness >= 0 && lightness <= 1; lightness += way * STEP) {
    const colour = oklchToHex(lightness, chroma, hue);
    if (grounds.every((ground) => contrastRatio(colour, ground) >= READABLE)) return colour;
  }
  return way === -1 ? '#000000' : '#ffffff';
}

/** Grounds on which links and texts of the brand stand. */
const neutral = ({ page, surface, raised, sunken, hover }: typeof lightBase.color.ground): string[] => [page, surface, raised, sunken, hover];

/**
 * A whole readable palette from one colour of a brand, `#rrggbb`: the colour itself where it is dark enough to carry
 * white text, the nearest darker one of its hue otherwise; lighter ones for the dark scheme. Every pair is WCAG AA.
 */
export function brandPalette(colour: string): BrandPalette {
  const { lightness, chroma, hue } = hexToOklch(colour);
  const calm = Math.min(chroma, 0.16);
  const soft = oklchToHex(0.95, Math.min(chroma, 0.03), hue);
  const primary = readableOn(['#ffffff', soft, ...neutral(lightBase.color.ground)], lightness, calm, hue, -1);
  const tone = hexToOklch(primary).lightness;
  const deeper = (by: number) => oklchToHex(Math.max(0, tone - by), calm, hue);

  const night = oklchToHex(0.27, Math.min(chroma, 0.05), hue);
  const ink = oklchToHex(0.2, Math.min(chroma, 0.05), hue);
  const bright = readableOn([ink, night, ...neutral(darkBase.color.ground)], 0.75, Math.min(chroma, 0.11), hue, 1);
  const glow = hexToOklch(bright).lightness;
  const lighter = (by: number) => oklchToHex(Math.min(0.97, glow + by), Math.min(chroma, 0.08), hue);

  return {
    light: {
      color: {
        text: { link: primary, linkHover: deeper(0.08), onPrimary: '#ffffff', onPrimarySoft: deeper(0.05) },
        ground: { primary, primaryHover: deeper(0.05), primaryActive: deeper(0.1), primarySoft: soft, selected: soft },
        border: { primary, focus: primary },
      },
    },
    dark: {
      color: {
        text: { link: bright, linkHover: lighter(0.08), onPrimary: ink, onPrimarySoft: lighter(0.04) },
        ground: { primary: bright, primaryHover: lighter(0.05), primaryActive: lighter(0.1), primarySoft: night, selected: night },
        border: { primary: bright, focus: lighter(0.05) },
      },
    },
  };
}
