import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far two pictures are apart. */
export type Apart = {
  /** Points that differ, in the area that holds both pictures. */
  readonly points: number;
  /** The same as a share of that area, 0 to 1. */
  readonly share: number;
  /** A transparent PNG of that area with the differing points in it. */
  readonly mask: Buffer;
};

/** The picture in the corner of a larger area; what lies outside is filled with one value. */
function spread(picture: PNG, width: number, height: number, outside: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const area = new PNG({ width, height, fill: true });
  area.data.fill(outside);
  for (let at = 3; at < area.data.length; at += 4) area.data[at] = 255;
  PNG.bitblt(picture, area, 0, 0, picture.width, picture.height, 0, 0);
  return area.data;
}

/**
 * Compares two pictures (PNG) point by point. Every difference counts, the smallest too: both were drawn by one
 * browser on one machine, so there is no noise to forgive. Where only one picture reaches, all points differ.
 */
export function comparePictures(before: Buffer, after: Buffer): Apart {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const mask = new PNG({ width, height });
  const [left, right] = [spread(one, width, height, 0), spread(other, width, height, 255)];
  const settings = { threshold: 0, includeAA: true, diffMask: true, diffColor: [230, 0, 90] as [number, number, number] };
  const points = pixelmatch(left, right, mask.data, width, height, settings);
  return { points, share: points / (width * height), mask: PNG.sync.write(mask, { colorType: 6, deflateLevel: 9 }) };
}
