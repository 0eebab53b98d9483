/** Four related colours that a drawn picture uses; `ink` reads on `ground` at WCAG AA. */
export interface HuePalette {
  ground: string;
  shape: string;
  shapeSoft: string;
  ink: string;
}

const channel = (linear: number): string => {
  const bounded = Math.min(1, Math.max(0, linear));
  const encoded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255).toString(16).padStart(2, '0');
};

/**
 * An OKLCH colour as `#rrggbb`. Written out rather than left to CSS so that older browsers, the PDF and e-mail
 * draw the same picture; lightness is perceptual, so all hues of a grid weigh the same.
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(channel).join('')}`;
}

/** A colour by its perceived lightness (0 to 1), its chroma and its hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** The OKLCH parts of a `#rrggbb` colour. Throws on anything else. */
export function hexToOklch(hex: string): Oklch {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`A colour is written #rrggbb, not ${hex}`);
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((part) => {
    const encoded = Number.parseInt(part, 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, chroma: Math.hypot(a, b), hue: (hue + 360) % 360 };
}

/** The calm palette of a hue in degrees, for course covers and avatars. */
export function huePalette(hue: number): HuePalette {
  return {
    ground: oklchToHex(0.91, 0.035, hue),
    shape: oklchToHex(0.62, 0.09, hue),
    shapeSoft: oklchToHex(0.8, 0.065, hue + 12),
    ink: oklchToHex(0.38, 0.075, hue),
  };
}

/** A stable 32-bit number for a text (FNV-1a), the seed of everything that is drawn from an id or a name. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  // One more mixing round: neighbouring ids ("101", "102") must not look alike.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
