/** What a brand may say about its type; the rest is the house's. */
export interface TypeChoice {
  /** Fonts before the house's own, the first choice first. A font that is not installed costs nothing. */
  readonly family?: readonly string[];
  /** The body in px at the reader's default; not below 16, where phones zoom into a field that gets the focus. */
  readonly size?: 16 | 17 | 18;
  /** How far headings stand out from the body. */
  readonly headings?: 'calm' | 'clear' | 'strong';
}

/** Sizes as multiples of the body, of clear headings. */
const RATIOS = { caption: 0.75, small: 0.875, body: 1, h6: 1, h5: 1.125, h4: 1.25, h3: 1.5, h2: 1.75, h1: 2.125 };

const REACH = { calm: 0.8, clear: 1, strong: 1.2 };

const HOUSE_FONTS =
  '"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", ' +
  'system-ui, sans-serif';

/** A font's name as CSS takes it; throws on what could end the declaration. */
function quoted(name: string): string {
  if (!/^[\p{L}\d][\p{L}\d -]*$/u.test(name)) throw new Error(`A font is named by letters, digits and spaces: ${name}`);
  return `"${name}"`;
}

/** In rem, so that a reader's own size is kept. */
const rem = (ratio: number): string => `${Number(ratio.toFixed(4))}rem`;

/** The fonts and the six sizes of a brand (with the body's two small companions). */
export function buildType({ family = [], size = 16, headings = 'clear' }: TypeChoice) {
  const grown = (ratio: number): string => rem((ratio > 1 ? 1 + (ratio - 1) * REACH[headings] : ratio) * (size / 16));
  return {
    family: {
      body: [...family.map(quoted), HOUSE_FONTS].join(', '),
      mono: 'ui-monospace, "SFMono-Regular", Consolas, "Noto Sans Mono", monospace',
    },
    size: {
      caption: grown(RATIOS.caption), small: grown(RATIOS.small), body: grown(RATIOS.body), h6: grown(RATIOS.h6),
      h5: grown(RATIOS.h5), h4: grown(RATIOS.h4), h3: grown(RATIOS.h3), h2: grown(RATIOS.h2), h1: grown(RATIOS.h1),
    },
    lineHeight: { body: '1.7', ui: '1.5', heading: '1.3', flat: '1' },
    weight: { regular: '400', medium: '500', bold: '600' },
  };
}
