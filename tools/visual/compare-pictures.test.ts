import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

/** A plain grey picture, some points of it in another grey. */
function picture(width: number, height: number, points: readonly number[] = [], grey = 128): Buffer {
  const png = new PNG({ width, height });
  for (let point = 0; point < width * height; point += 1) png.data.set([...Array(3).fill(points.includes(point) ? grey : 128), 255], point * 4);
  return PNG.sync.write(png);
}

describe('comparing two pictures', () => {
  it('finds nothing between equal ones', () => {
    expect(comparePictures(picture(8, 8), picture(8, 8)).points).toBe(0);
  });

  it('counts every point that differs, however little', () => {
    const { points, share } = comparePictures(picture(10, 10), picture(10, 10, [3, 44], 129));
    expect(points).toBe(2);
    expect(share).toBeCloseTo(0.02);
  });

  it('counts what only one of them covers', () => {
    expect(comparePictures(picture(10, 10), picture(10, 12)).points).toBe(20);
    expect(comparePictures(picture(12, 10), picture(10, 12)).points).toBe(44);
  });

  it('marks the points on a transparent ground', () => {
    const mask = PNG.sync.read(comparePictures(picture(4, 1), picture(4, 1, [2], 0)).mask);
    expect([...mask.data].filter((_, at) => at % 4 === 3)).toEqual([0, 0, 255, 0]);
  });
});
