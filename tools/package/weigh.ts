import { costOf, type Cost } from './page-cost.ts';
import type { Installed } from './install.ts';
import { PUBLISHED, type Entry } from './source.ts';

/** The cost of a page that imports one entry and nothing else. */
export type Weight = { readonly path: string; readonly cost: Cost };

/** Weighs each entry of an installed package on its own. */
export async function weighEntries({ root, folder }: Installed, entries: readonly Entry[]): Promise<readonly Weight[]> {
  const weights: Weight[] = [];
  for (const { path } of entries) {
    weights.push({ path, cost: await costOf(`export * from '${PUBLISHED}${path.slice(1)}';`, root, folder) });
  }
  return weights;
}

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/** The weights as a table, one line an entry. */
export function weightTable(weights: readonly Weight[], peers: readonly string[]): string {
  const width = Math.max(...weights.map(({ path }) => path.length));
  const rows = weights.map(({ path, cost: { first, later } }) =>
    `  ${path.padEnd(width)} ${kB(first).padStart(10)} ${(later === 0 ? '' : kB(later)).padStart(10)}`,
  );
  return [
    `What a page pays for one entry of ${PUBLISHED}, minified and gzipped, without ${peers.join(', ')}.`,
    'Entries share parts, so their figures do not add up.',
    `  ${''.padEnd(width)} ${'at first'.padStart(10)} ${'later'.padStart(10)}`,
    ...rows,
  ].join('\n');
}
