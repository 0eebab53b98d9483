import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { HOME } from '../lint/support/process.ts';
import { readWorkspaces } from '../lint/support/workspaces.ts';

/** What a working copy does not need: installed and built things, data, history. */
const LEFT_OUT = new Set(['node_modules', '.git', '.data', '.turbo', 'dist', 'storybook-static']);

/** The same, but only in the root: further down these names may be code. */
const LEFT_OUT_AT_ROOT = new Set(['reports', 'coverage'].map((name) => join(HOME, name)));

/** Links one folder of installed packages into the copy, without the caches that tools keep there. */
async function linkPackages(from: string, to: string): Promise<void> {
  const entries = await readdir(from).catch(() => []);
  const packages = entries.filter((name) => name !== '@wutong' && (name === '.bin' || !name.startsWith('.')));
  if (packages.length === 0) return;
  await mkdir(to, { recursive: true });
  await Promise.all(packages.map((name) => symlink(join(from, name), join(to, name))));
}

/** Installed packages are shared; our own are the copy's, or its imports would lead back to the original. */
async function linkAll(copy: string): Promise<void> {
  const workspaces = await readWorkspaces(HOME);
  await linkPackages(join(HOME, 'node_modules'), join(copy, 'node_modules'));
  await mkdir(join(copy, 'node_modules/@wutong'), { recursive: true });
  for (const { folder, name } of workspaces) {
    await symlink(join(copy, folder), join(copy, 'node_modules', name));
    await linkPackages(join(HOME, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  }
}

/** Makes a copy of the repository as it stands, ready to run, in a temporary folder. */
export async function copyRepository(): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'wutong-copy-'));
  const remove = (): Promise<void> => rm(root, { recursive: true, force: true });
  try {
    await cp(HOME, root, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) && !LEFT_OUT_AT_ROOT.has(path) });
    await linkAll(root);
  } catch (error) {
    await remove();
    throw error;
  }
  return { root, remove };
}
