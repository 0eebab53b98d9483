import type { ColourTokens } from '../tokens/index.ts';
import type { Theme } from './define-theme.ts';

type Text = keyof ColourTokens['text'];
type Ground = keyof ColourTokens['ground'];

const neutralGrounds: Ground[] = ['page', 'surface', 'raised', 'sunken', 'hover'];
const neutralTexts: Text[] = ['default', 'muted', 'subtle', 'link', 'danger', 'success', 'warning', 'info', 'price'];

/** Every pair of text and ground that the components put together. */
export const textPairs: readonly (readonly [Text, Ground])[] = [
  ...neutralTexts.flatMap((text) => neutralGrounds.map((ground) => [text, ground] as const)),
  ['linkHover', 'surface'], ['linkHover', 'page'], ['rating', 'surface'], ['default', 'selected'],
  ['onPrimary', 'primary'], ['onPrimary', 'primaryHover'], ['onPrimary', 'primaryActive'],
  ['onPrimarySoft', 'primarySoft'], ['onPrimarySoft', 'selected'], ['onPrimarySoft', 'surface'],
  ['onAccent', 'accent'], ['onAccentSoft', 'accentSoft'], ['onInverse', 'inverse'],
  ['onDanger', 'danger'], ['onDanger', 'dangerHover'],
  ['danger', 'dangerSoft'], ['success', 'successSoft'], ['warning', 'warningSoft'], ['info', 'infoSoft'],
  ['default', 'dangerSoft'], ['default', 'successSoft'], ['default', 'warningSoft'], ['default', 'infoSoft'],
  ['default', 'primarySoft'], ['muted', 'primarySoft'], ['muted', 'accentSoft'], ['default', 'accentSoft'],
];

/** Lines that alone show where a control is; WCAG 1.4.11 asks 3:1 of them. */
export const linePairs: readonly (readonly [keyof ColourTokens['border'], Ground])[] = [
  ['control', 'surface'], ['control', 'page'], ['control', 'raised'], ['focus', 'surface'], ['focus', 'page'],
  ['focus', 'raised'], ['primary', 'surface'], ['danger', 'surface'], ['danger', 'page'],
];

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`Contrast is measured on #rrggbb colours only: ${hex}`);
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((part) => toLinear(Number.parseInt(part, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Two colours of a scheme that meet, and how well they can be told apart. */
export interface ContrastPair {
  /** `text.muted on ground.page` */
  readonly name: string;
  readonly front: string;
  readonly ground: string;
  /** From 1 to 21. */
  readonly ratio: number;
  /** What WCAG AA asks of the pair. */
  readonly least: number;
}

/** Every pair of a theme's scheme that the components use, measured. */
export function contrastPairs(theme: Theme, scheme: 'light' | 'dark'): ContrastPair[] {
  const { text, ground, border } = theme[scheme].color;
  const pairs = [
    ...textPairs.map(([a, b]) => ({ name: `text.${a} on ground.${b}`, front: text[a], ground: ground[b], least: 4.5 })),
    ...linePairs.map(([a, b]) => ({ name: `border.${a} on ground.${b}`, front: border[a], ground: ground[b], least: 3 })),
  ];
  return pairs.map((pair) => ({ ...pair, ratio: contrastRatio(pair.front, pair.ground) }));
}

/** What of a theme is too faint to read, a line for each pair; empty when the theme is WCAG AA throughout. */
export function contrastFailures(theme: Theme): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    contrastPairs(theme, scheme)
      .filter(({ ratio, least }) => ratio < least)
      .map((pair) => {
        const colours = `${pair.front} on ${pair.ground}`;
        return `${theme.key}/${scheme}: ${pair.name} (${colours}) is ${pair.ratio.toFixed(2)}, needs ${pair.least}`;
      }),
  );
}
