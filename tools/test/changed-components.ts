import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { baseRevision, gitLines } from './base-revision.ts';

const COMPONENT = /^packages\/ui\/src\/(?:components|patterns|screens)\/[^/]+(?=\/)/;

/** The folders of components, patterns and screens among changed paths, each once, as far as they have stories. */
export function componentFolders(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => COMPONENT.exec(path)?.[0] ?? []);
  return [...new Set(folders)].filter((folder) => !folder.endsWith('/shared')).toSorted();
}

/**
 * The folders of the components that the change at hand touches: their stories are run under every brand
 * and scheme. Outside of a repository, or before a second commit, there is no change to speak of.
 */
export async function changedComponents(root: string): Promise<string[]> {
  const base = await baseRevision(root);
  if (base === null) return [];
  const changed = (await gitLines(root, 'diff', '--name-only', base)) ?? [];
  const added = (await gitLines(root, 'ls-files', '--others', '--exclude-standard')) ?? [];
  return componentFolders([...changed, ...added]).filter((folder) => existsSync(join(root, folder)));
}
