import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isObject, objectAt, textAt } from '../lint/support/json.ts';
import type { Difference } from './differences.ts';

/** The committed list of what somebody has looked at and wants: one line a picture, so that a review can read it. */
export const APPROVED_FILE = '.visual/approved.json';

/** Pictures that were approved, by the key of their shot. Hashes hold for the environment they were drawn in. */
export type Approvals = { readonly environment: string; readonly pictures: ReadonlyMap<string, string> };

const REMOVED = 'removed';

/** What an approval of a difference says; null for what can't be approved. */
function tokenOf(difference: Difference): string | null {
  if (difference.kind === 'broken') return null;
  return difference.kind === 'removed' ? REMOVED : difference.after.hash;
}

/** Reads the approvals of a repository; none when it has no list. */
export async function readApprovals(root: string): Promise<Approvals> {
  const text = await readFile(join(root, APPROVED_FILE), 'utf8').catch(() => '{}');
  const list: unknown = JSON.parse(text);
  if (!isObject(list)) throw new Error(`${APPROVED_FILE} is no list of approvals`);
  const pictures = Object.entries(objectAt(list, 'pictures')).flatMap(([key, token]): [string, string][] =>
    typeof token === 'string' ? [[key, token]] : [],
  );
  return { environment: textAt(list, 'environment'), pictures: new Map(pictures) };
}

/** Whether exactly this difference was approved before. */
export function isApproved(approvals: Approvals, difference: Difference): boolean {
  const token = tokenOf(difference);
  return token !== null && approvals.pictures.get(difference.shot.key) === token;
}

/**
 * The approvals after saying yes to these differences. Of the older ones those stay that this run did not look at
 * (`looked` are the keys it did), if they hold in the same environment: the rest no longer differs.
 */
export function approve(
  approvals: Approvals,
  environment: string,
  differences: readonly Difference[],
  looked: ReadonlySet<string>,
): Approvals {
  const older = approvals.environment === environment ? [...approvals.pictures].filter(([key]) => !looked.has(key)) : [];
  const newer = differences.flatMap((difference): [string, string][] => {
    const token = tokenOf(difference);
    return token === null ? [] : [[difference.shot.key, token]];
  });
  return { environment, pictures: new Map([...older, ...newer]) };
}

/** Writes the list, sorted, one line a picture. */
export async function writeApprovals(root: string, { environment, pictures }: Approvals): Promise<void> {
  const sorted = [...pictures].toSorted(([one], [other]) => one.localeCompare(other));
  await mkdir(dirname(join(root, APPROVED_FILE)), { recursive: true });
  await writeFile(join(root, APPROVED_FILE), `${JSON.stringify({ environment, pictures: Object.fromEntries(sorted) }, null, 2)}\n`);
}
