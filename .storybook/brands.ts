import type { Branch } from '@wutong/site/branch';
import type { Theme } from '@wutong/ui/theme';

/** A branch as Storybook knows it: what it says and how it looks. */
export interface Brand {
  readonly branch: Branch;
  readonly theme: Theme;
}

const manifests = import.meta.glob<{ wutong?: { layer?: string } }>('../apps/*/package.json', { eager: true });
const themes = import.meta.glob<{ theme: Theme }>('../apps/*/src/theme.ts', { eager: true });
const branches = import.meta.glob<{ branch: Branch }>('../apps/*/src/branch.ts', { eager: true });

/** Every workspace that calls itself a branch; a new branch appears without a change here. */
export const brands: readonly Brand[] = Object.entries(manifests)
  .filter(([, manifest]) => manifest.wutong?.layer === 'branch')
  .flatMap(([path]) => {
    const theme = themes[path.replace('package.json', 'src/theme.ts')]?.theme;
    const branch = branches[path.replace('package.json', 'src/branch.ts')]?.branch;
    return theme && branch ? [{ theme, branch }] : [];
  })
  // The main platform is what a reviewer meets first.
  .toSorted((one, other) => one.branch.identity - other.branch.identity);

/** The two schemes, in the order of the toolbar. */
export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** What a story is shown in: a brand in one of its two schemes. */
export interface Dress {
  readonly brand: Brand;
  readonly scheme: Scheme;
}

/** A stable number for a story, so that the brand and scheme it is tested under never depend on the order. */
function numberOf(storyId: string): number {
  let hash = 7;
  for (const sign of storyId) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

/** What a story is dressed in: one brand and scheme, a scheme or a pair that rotates by story, or all of them. */
export function dressesOf(storyId: string, brand: unknown, scheme: unknown): Dress[] {
  const every = brands.flatMap((one) => schemes.map((each) => ({ brand: one, scheme: each })));
  if (brand === 'all') return every;
  if (brand === 'rotate') return every.slice(numberOf(storyId) % every.length).slice(0, 1);
  const own = every.filter((dress) => dress.brand.theme.key === brand);
  if (scheme === 'rotate' && own.length > 0) return own.slice(numberOf(storyId) % own.length).slice(0, 1);
  const chosen = own.filter((dress) => dress.scheme === scheme);
  return chosen.length > 0 ? chosen : every.slice(0, 1);
}
