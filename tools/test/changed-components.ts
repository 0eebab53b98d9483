import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lint/support/process.ts';

const COMPONENT = /^packages\/ui\/src\/(?:components|patterns|screens)\/[^/]+(?=\/)/;

/** The folders of components, patterns and screens among changed paths, each once, as far as they have stories. */
export function componentFolders(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => COMPONENT.exec(path)?.[0] ?? []);
  return [...new Set(folders)].filter((folder) => !folder.endsWith('/shared')).toSorted();
}

async function lines(root: string, ...args: string[]): Promise<string[] | null> {
  const { code, stdout } = await run('git', args, root);
  return code === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
}

/** What a change is measured against: what is published, or the commit before where all of it is published. */
async function baseOf(root: string): Promise<string | null> {
  const [head] = (await lines(root, 'rev-parse', 'HEAD')) ?? [];
  const [published] = (await lines(root, 'merge-base', 'HEAD', 'origin/main')) ?? [];
  if (published && published !== head) return published;
  const [before] = (await lines(root, 'rev-parse', '--verify', 'HEAD~1')) ?? [];
  return before ?? null;
}

/**
 * The folders of the components that the change at hand touches: their stories are run under every brand
 * and scheme. Outside of a repository, or before a second commit, there is no change to speak of.
 */
export async function changedComponents(root: string): Promise<string[]> {
  const base = await baseOf(root);
  if (base === null) return [];
  const changed = (await lines(root, 'diff', '--name-only', base)) ?? [];
  const added = (await lines(root, 'ls-files', '--others', '--exclude-standard')) ?? [];
  return componentFolders([...changed, ...added]).filter((folder) => existsSync(join(root, folder)));
}
