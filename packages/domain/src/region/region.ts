/** A province, city or district by its official code (spec section 3): `{ code: '3209', name: '盐城市' }`. */
export interface Region {
  code: string;
  name: string;
}

/** The code whose children are the provinces (spec section 9). */
export const REGION_ROOT = '00';

/** Codes from the province down, as far as was chosen: `['32', '3209']`. */
export type RegionPath = readonly string[];

/** Where a region picker stands at first: Jiangsu, Yancheng (spec section 9). */
export const DEFAULT_REGION: RegionPath = ['32', '3209'];
