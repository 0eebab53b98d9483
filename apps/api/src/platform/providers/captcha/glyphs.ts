/** A point in a glyph's box: x to the right and y down, both from 0 to 1. */
export type Point = readonly [x: number, y: number];

/** A line through points. */
export type Stroke = readonly Point[];

function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke {
  const steps = 10;
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

/**
 * The characters of picture codes, drawn as strokes so that no font is needed. Those that people confuse are left
 * out: 0 O Q D, 1 I, 2 Z, 5 S, 6 G, 8 B, U V.
 */
export const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  '3': [arc(0.45, 0.27, 0.38, 0.27, 200, 450), arc(0.45, 0.74, 0.42, 0.26, 270, 510)],
  '4': [[[0.7, 1], [0.7, 0], [0.05, 0.68], [0.95, 0.68]]],
  '7': [[[0.05, 0.03], [0.95, 0.03], [0.35, 1]]],
  '9': [arc(0.5, 0.32, 0.38, 0.32, 0, 360), [[0.88, 0.32], [0.8, 0.7], [0.5, 1]]],
  A: [[[0, 1], [0.5, 0], [1, 1]], [[0.2, 0.64], [0.8, 0.64]]],
  C: [arc(0.55, 0.5, 0.48, 0.5, 40, 320)],
  E: [[[0.95, 0], [0.1, 0], [0.1, 1], [0.95, 1]], [[0.1, 0.5], [0.8, 0.5]]],
  F: [[[0.95, 0], [0.1, 0], [0.1, 1]], [[0.1, 0.48], [0.8, 0.48]]],
  H: [[[0.1, 0], [0.1, 1]], [[0.9, 0], [0.9, 1]], [[0.1, 0.5], [0.9, 0.5]]],
  J: [[[0.35, 0], [0.95, 0]], [[0.68, 0], [0.68, 0.72]], arc(0.37, 0.72, 0.31, 0.28, 0, 170)],
  K: [[[0.12, 0], [0.12, 1]], [[0.92, 0], [0.12, 0.58]], [[0.4, 0.4], [0.95, 1]]],
  L: [[[0.12, 0], [0.12, 1], [0.92, 1]]],
  M: [[[0.02, 1], [0.1, 0], [0.5, 0.68], [0.9, 0], [0.98, 1]]],
  N: [[[0.08, 1], [0.08, 0], [0.92, 1], [0.92, 0]]],
  P: [[[0.12, 1], [0.12, 0], [0.5, 0]], arc(0.5, 0.27, 0.4, 0.27, 270, 450), [[0.5, 0.54], [0.12, 0.54]]],
  R: [[[0.12, 1], [0.12, 0], [0.5, 0]], arc(0.5, 0.26, 0.4, 0.26, 270, 450), [[0.5, 0.52], [0.12, 0.52]], [[0.45, 0.52], [0.95, 1]]],
  T: [[[0.02, 0.02], [0.98, 0.02]], [[0.5, 0.02], [0.5, 1]]],
  W: [[[0, 0], [0.25, 1], [0.5, 0.35], [0.75, 1], [1, 0]]],
  X: [[[0.05, 0], [0.95, 1]], [[0.95, 0], [0.05, 1]]],
  Y: [[[0.03, 0], [0.5, 0.5], [0.97, 0]], [[0.5, 0.5], [0.5, 1]]],
};

/** The characters that a picture code may have. */
export const CAPTCHA_CHARACTERS = Object.keys(GLYPHS).join('');
