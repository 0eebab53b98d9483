import { run } from '../lint/support/process.ts';

/** The lines that a git command prints; null when it fails. */
export async function gitLines(root: string, ...args: string[]): Promise<string[] | null> {
  const { code, stdout } = await run('git', args, root);
  return code === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
}

/**
 * What a change is measured against: what is published, or the commit before where all of it is published. Null
 * outside of a repository, or before a second commit.
 */
export async function baseRevision(root: string): Promise<string | null> {
  const [head] = (await gitLines(root, 'rev-parse', 'HEAD')) ?? [];
  const [published] = (await gitLines(root, 'merge-base', 'HEAD', 'origin/main')) ?? [];
  if (published && published !== head) return published;
  const [before] = (await gitLines(root, 'rev-parse', '--verify', 'HEAD~1')) ?? [];
  return before ?? null;
}
