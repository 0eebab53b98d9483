import { relative } from 'node:path';
import { approve, isApproved, readApprovals, writeApprovals, APPROVED_FILE } from './approvals.ts';
import { compareTrees, type Outcome } from './compare-trees.ts';
import type { Difference } from './differences.ts';
import { readOptions } from './options.ts';
import { sizeOf, writeReport } from './report.ts';

/** More differences than this are counted, not named: the page has them all. */
const NAMED = 30;

function sumsOf({ differences, looked }: Outcome, open: readonly Difference[]): { kind: string; text: string }[] {
  const kinds = (['broken', 'changed', 'added', 'removed'] as const).map((kind) => {
    const count = differences.filter((difference) => difference.kind === kind).length;
    return { kind, text: `${count} ${kind}`, count };
  });
  const alike = { kind: 'alike', text: `${looked.size - differences.length} alike`, count: 1 };
  const approved = { kind: 'approved', text: `${differences.length - open.length} approved`, count: differences.length - open.length };
  return [...kinds, alike, approved].filter(({ count }) => count > 0).map(({ kind, text }) => ({ kind, text }));
}

function line(difference: Difference): string {
  const detail = difference.kind === 'broken' ? difference.message : sizeOf(difference);
  return `  ${difference.kind.padEnd(8)} ${difference.shot.key}${detail === '' ? '' : `  ${detail}`}`;
}

/**
 * `npm run visual` over a repository: compares, writes the page, says what differs. Answers whether nothing does that
 * has not been approved. Throws errors whose messages are meant for people.
 */
export async function visual(root: string, args: readonly string[]): Promise<boolean> {
  const started = performance.now();
  const options = readOptions(args);
  const outcome = await compareTrees(root, options);
  const { base, environment, differences, looked, stories } = outcome;
  const earlier = await readApprovals(root);
  const approvals = options.approve ? approve(earlier, environment, differences, looked) : earlier;
  if (options.approve) await writeApprovals(root, approvals);

  const open = differences.filter((difference) => !isApproved(approvals, difference));
  const sums = sumsOf(outcome, open);
  const revisions = `${base.slice(0, 10)} → working tree`;
  const page = await writeReport(root, { revisions, environment, sums, differences, isApproved: (one) => isApproved(approvals, one) });

  for (const difference of open.slice(0, NAMED)) console.log(line(difference));
  if (open.length > NAMED) console.log(`  ... and ${open.length - NAMED} more`);
  if (options.approve) console.log(`Approved ${approvals.pictures.size} pictures in ${APPROVED_FILE}: look at it and commit it with the change`);
  console.log(`${stories} stories, ${looked.size} pictures: ${sums.map(({ text }) => text).join(', ')}`);
  console.log(`${relative(root, page)} in ${Math.round((performance.now() - started) / 1_000)} s`);
  return open.length === 0;
}
