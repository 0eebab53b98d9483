import { PNG } from 'pngjs';
import type { Random } from '../../runtime/index.ts';
import { GLYPHS, type Point, type Stroke } from './glyphs.ts';

/** Size of the picture in pixels; sites show it at half of that, so that it is sharp on every screen. */
export const CAPTCHA_SIZE = { width: 240, height: 80 };

type Colour = readonly [red: number, green: number, blue: number];

/** A line on the picture. */
interface Line {
  points: readonly Point[];
  halfWidth: number;
  colour: Colour;
}

const PAPER: Colour = [246, 245, 242];

/**
 * Draws a code as a distorted raster picture (PNG). Every glyph is turned, sheared and bent by its own amount, and
 * lines of the same weight and colour cross them, so that neither colour nor width parts text from noise.
 */
export function drawCaptcha(answer: string, random: Random): Buffer {
  const between = (low: number, high: number): number => low + ((high - low) * random.below(10_000)) / 10_000;
  const ink: Colour = [between(10, 60), between(40, 90), between(60, 120)];
  const wave = { height: between(3, 6), length: between(60, 110), phase: between(0, 6) };
  const bend = ([x, y]: Point): Point => [
    x + (wave.height / 2) * Math.sin(y / 17 + wave.phase),
    y + wave.height * Math.sin((x / wave.length) * 2 * Math.PI + wave.phase),
  ];
  const slot = CAPTCHA_SIZE.width / (answer.length + 0.4);
  const lines = [...answer].flatMap((character, index): Line[] => {
    const place = placeGlyph(slot * (index + 0.7) + between(-5, 5), CAPTCHA_SIZE.height / 2 + between(-5, 5), between);
    const halfWidth = between(2, 3);
    return (GLYPHS[character] ?? []).map((stroke) => ({ points: dense(stroke).map(place).map(bend), halfWidth, colour: ink }));
  });
  const noise = Array.from({ length: 3 }, () => noiseLine(between, ink));
  return paint([...lines, ...noise], between);
}

function placeGlyph(cx: number, cy: number, between: (low: number, high: number) => number) {
  const [width, height] = [between(28, 36), between(40, 48)];
  const [turn, shear] = [between(-0.4, 0.4), between(-0.25, 0.25)];
  return ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 0.5) * width, (y - 0.5) * height];
    const slanted = dx + shear * dy;
    return [cx + slanted * Math.cos(turn) - dy * Math.sin(turn), cy + slanted * Math.sin(turn) + dy * Math.cos(turn)];
  };
}

/** A stroke with points in between, so that straight ones can be bent. */
function dense(stroke: Stroke): Point[] {
  return stroke.flatMap((point, index) => {
    const next = stroke[index + 1];
    if (!next) return [point];
    return [0, 0.25, 0.5, 0.75].map((part): Point =>
      [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part]);
  });
}

function noiseLine(between: (low: number, high: number) => number, colour: Colour): Line {
  const [start, end, swing, phase] = [between(10, 70), between(10, 70), between(6, 16), between(0, 6)];
  const points = Array.from({ length: 25 }, (_, step): Point => {
    const part = step / 24;
    return [part * CAPTCHA_SIZE.width, start + (end - start) * part + swing * Math.sin(part * 9 + phase)];
  });
  return { points, halfWidth: between(0.8, 1.4), colour };
}

function paint(lines: readonly Line[], between: (low: number, high: number) => number): Buffer {
  const { width, height } = CAPTCHA_SIZE;
  const png = new PNG({ width, height });
  for (let index = 0; index < width * height; index += 1) {
    const grain = between(-9, 9);
    png.data.set([PAPER[0] + grain, PAPER[1] + grain, PAPER[2] + grain, 255], index * 4);
  }
  for (const line of lines) drawLine(png, line);
  return PNG.sync.write(png);
}

function drawLine(png: PNG, line: Line): void {
  for (const [index, from] of line.points.entries()) {
    const to = line.points[index + 1];
    if (to) drawSegment(png, from, to, line);
  }
}

/** Blends a segment in, its edge smoothed over one pixel. */
function drawSegment(png: PNG, from: Point, to: Point, { halfWidth, colour }: Line): void {
  const reach = halfWidth + 1;
  const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach));
  const right = Math.min(png.width - 1, Math.ceil(Math.max(from[0], to[0]) + reach));
  const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach));
  const bottom = Math.min(png.height - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const cover = Math.min(1, Math.max(0, halfWidth + 0.5 - distance([x, y], from, to)));
      if (cover === 0) continue;
      const at = (y * png.width + x) * 4;
      for (const [channel, value] of colour.entries()) {
        png.data[at + channel] = (png.data[at + channel] ?? 0) * (1 - cover) + value * cover;
      }
    }
  }
}

function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(point[0] - from[0] - part * dx, point[1] - from[1] - part * dy);
}
