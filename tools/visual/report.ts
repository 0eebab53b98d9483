import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Difference } from './differences.ts';

/** Where the page goes, from the root. */
export const REPORT = 'reports/visual/index.html';

/** So many bytes of pictures are written into the page itself; what is past it lies beside the page. */
const EMBEDDED = 48_000_000;

/** What the page is made of. */
export type Report = {
  /** What was compared with what. */
  readonly revisions: string;
  /** What drew the pictures. */
  readonly environment: string;
  /** Counts for the head of the page. */
  readonly sums: readonly { readonly kind: string; readonly text: string }[];
  readonly differences: readonly Difference[];
  readonly isApproved: (difference: Difference) => boolean;
};

/** The size of a difference for people; empty where it has none. */
export function sizeOf(difference: Difference): string {
  if (difference.kind !== 'changed') return '';
  const { points, share } = difference.apart;
  const percent = share * 100;
  return `${points} points, ${percent < 0.01 ? '< 0.01' : percent.toFixed(2)} %`;
}

function itemOf(difference: Difference, index: number, approved: boolean): object {
  const { key, story, mode, brand, scheme, window } = difference.shot;
  const { id, title, name } = story;
  const about = { key, id, title, name, mode, brand, scheme, window: `${window.width} px`, kind: difference.kind, approved };
  const shown = { ...about, size: sizeOf(difference) };
  switch (difference.kind) {
    case 'broken':
      return { ...shown, message: difference.message };
    case 'added':
      return { ...shown, after: difference.after.hash };
    case 'removed':
      return { ...shown, before: difference.before.hash };
    case 'changed':
      return { ...shown, before: difference.before.hash, after: difference.after.hash, mask: `mask-${index}` };
  }
}

/** Every picture of the report by its name in it. Pictures that several differences share come once. */
async function picturesOf(differences: readonly Difference[]): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const [index, difference] of differences.entries()) {
    const taken = [
      ...('before' in difference ? [difference.before] : []),
      ...('after' in difference ? [difference.after] : []),
    ];
    for (const { hash, file } of taken) if (!found.has(hash)) found.set(hash, await readFile(file));
    if (difference.kind === 'changed') found.set(`mask-${index}`, difference.apart.mask);
  }
  return found;
}

async function place(folder: string, pictures: ReadonlyMap<string, Buffer>): Promise<Record<string, string>> {
  const placed: Record<string, string> = {};
  let room = EMBEDDED;
  for (const [name, png] of pictures) {
    room -= png.length;
    if (room < 0) await writeFile(join(folder, `${name}.png`), png);
    placed[name] = room < 0 ? `${name}.png` : `data:image/png;base64,${png.toString('base64')}`;
  }
  return placed;
}

/** Puts text where a mark stands. A function as replacement, because `$&` in the text means nothing. */
function fill(page: string, mark: string, text: string): string {
  return page.replace(`/*${mark}*/`, () => text);
}

/** Writes the report below `root` and answers its path. */
export async function writeReport(root: string, report: Report): Promise<string> {
  const path = join(root, REPORT);
  const folder = join(path, '..');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { revisions, environment, sums, differences } = report;
  const items = differences.map((difference, index) => itemOf(difference, index, report.isApproved(difference)));
  const pictures = await place(folder, await picturesOf(differences));
  const data = JSON.stringify({ revisions, environment, sums, items, pictures });
  const source = (name: string): Promise<string> => readFile(join(import.meta.dirname, 'page', name), 'utf8');
  const [page, style, script] = await Promise.all([source('page.html'), source('page.css'), source('page.mjs')]);
  // A `<` in the data could end the element that holds it.
  const whole = fill(fill(fill(page, 'STYLE', style), 'SCRIPT', script), 'DATA', data.replaceAll('<', String.raw`\u003c`));
  await writeFile(path, whole);
  return path;
}
