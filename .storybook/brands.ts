import type { Theme } from '@wutong/ui/theme';

const manifests = import.meta.glob<{ wutong?: { layer?: string } }>('../apps/*/package.json', { eager: true });
const themes = import.meta.glob<{ theme: Theme }>('../apps/*/src/theme.ts', { eager: true });

/** The theme of every workspace that calls itself a branch; a new branch appears without a change here. */
export const brands: readonly Theme[] = Object.entries(manifests)
  .filter(([, manifest]) => manifest.wutong?.layer === 'branch')
  .flatMap(([path]) => themes[path.replace('package.json', 'src/theme.ts')]?.theme ?? []);

/** The two schemes, in the order of the toolbar. */
export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** A stable number for a story, so that the brand and scheme it is tested under never depend on the order. */
function numberOf(storyId: string): number {
  let hash = 7;
  for (const sign of storyId) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

/** What a story is dressed in: one brand and scheme, a pair that rotates by story, or all of them. */
export function dressesOf(storyId: string, brand: unknown, scheme: unknown): { brand: Theme; scheme: Scheme }[] {
  const every = brands.flatMap((one) => schemes.map((each) => ({ brand: one, scheme: each })));
  if (brand === 'all') return every;
  if (brand === 'rotate') return every.slice(numberOf(storyId) % every.length).slice(0, 1);
  const chosen = every.filter((dress) => dress.brand.key === brand && dress.scheme === scheme);
  return chosen.length > 0 ? chosen : every.slice(0, 1);
}
