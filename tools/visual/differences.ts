import { readFile } from 'node:fs/promises';
import { comparePictures, type Apart } from './compare-pictures.ts';
import type { Picture } from './pictures.ts';
import type { Shot } from './plan.ts';

type Taken = Extract<Picture, { state: 'taken' }>;

/** What became of a story's picture between two revisions, where it did not stay the same. */
export type Difference = { readonly shot: Shot } & (
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'changed'; readonly before: Taken; readonly after: Taken; readonly apart: Apart }
  | { readonly kind: 'added'; readonly after: Taken }
  | { readonly kind: 'removed'; readonly before: Taken }
);

/** The pictures of one side, with the shots they were taken by. */
export type Side = { readonly shots: readonly Shot[]; readonly pictures: ReadonlyMap<string, Picture> };

async function judge(shot: Shot, before: Picture | undefined, after: Picture | undefined): Promise<Difference | null> {
  if (after?.state === 'failed') return { shot, kind: 'broken', message: after.message };
  if (after === undefined) return before?.state === 'taken' ? { shot, kind: 'removed', before } : null;
  // What could not be drawn before has nothing to be compared with.
  if (before?.state !== 'taken') return { shot, kind: 'added', after };
  if (before.hash === after.hash) return null;
  const apart = comparePictures(await readFile(before.file), await readFile(after.file));
  return { shot, kind: 'changed', before, after, apart };
}

const ORDER = ['broken', 'changed', 'added', 'removed'] as const;

/** How large a difference is, for sorting: the worst first. */
function weight(difference: Difference): [number, number] {
  return [ORDER.indexOf(difference.kind), difference.kind === 'changed' ? -difference.apart.points : 0];
}

/** Everything that differs between two sides, the worst first: broken, changed by size, added, removed. */
export async function findDifferences(before: Side, after: Side): Promise<readonly Difference[]> {
  const now = new Set(after.shots.map(({ key }) => key));
  const shots = [...after.shots, ...before.shots.filter(({ key }) => !now.has(key))];
  const found: Difference[] = [];
  for (const shot of shots) {
    const difference = await judge(shot, before.pictures.get(shot.key), after.pictures.get(shot.key));
    if (difference !== null) found.push(difference);
  }
  return found.toSorted((one, other) => {
    const [[kind, size], [otherKind, otherSize]] = [weight(one), weight(other)];
    return kind - otherKind || size - otherSize || one.shot.key.localeCompare(other.shot.key);
  });
}
