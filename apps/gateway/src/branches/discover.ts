import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A folder under apps/ whose manifest says that it is a branch. */
export type BranchFolder = {
  /** Name of the folder, by which domain records know the branch. */
  readonly key: string;
  /** Absolute path. */
  readonly folder: string;
};

async function layerOf(folder: string): Promise<unknown> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const manifest: unknown = JSON.parse(text);
  if (typeof manifest !== 'object' || manifest === null || !('wutong' in manifest)) return undefined;
  const { wutong } = manifest;
  return typeof wutong === 'object' && wutong !== null && 'layer' in wutong ? wutong.layer : undefined;
}

/** Every branch below `<root>/apps`, by the role in its manifest and in alphabetical order (design section 1). */
export async function discoverBranches(root: string): Promise<readonly BranchFolder[]> {
  const apps = join(root, 'apps');
  const entries = await readdir(apps, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(apps, entry.name));
  const layers = await Promise.all(folders.map(layerOf));
  return folders
    .filter((_, position) => layers[position] === 'branch')
    .map((folder) => ({ key: basename(folder), folder }))
    .sort((one, other) => one.key.localeCompare(other.key));
}
