import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { HOME } from '../lint/support/process.ts';

/** What a working copy does not need: built things, data, history. Installed packages come in their own way. */
const LEFT_OUT = new Set(['node_modules', '.git', '.data', '.turbo', 'dist', 'storybook-static']);

/** The same, but only in the root: further down these names may be code. */
const LEFT_OUT_AT_ROOT = new Set(['reports', 'coverage'].map((name) => join(HOME, name)));

function placeFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // The temporary folder may be on another disk, where no second name can be given.
    copyFileSync(from, to);
  }
}

/**
 * Gives every file of a folder a second name in another: as quick as a link to the folder, but with paths
 * of its own, which tools that follow links (Vite) or keep to their root (Storybook) insist on. Links
 * inside stay relative, so that our own packages lead to the copy's source.
 */
function placeFolder(from: string, to: string, wanted: (name: string) => boolean): void {
  const entries = readdirSync(from, { withFileTypes: true }).filter(({ name }) => wanted(name));
  if (entries.length === 0) return;
  mkdirSync(to, { recursive: true });
  for (const entry of entries) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) placeFolder(source, target, () => true);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else placeFile(source, target);
  }
}

/** Every folder of installed packages: the root's, and those of workspaces that have their own. */
function installedFolders(): readonly string[] {
  const groups = ['packages', 'apps'].flatMap((group) => readdirSync(join(HOME, group)).map((name) => join(group, name)));
  const places = ['', 'e2e', 'tools', ...groups].map((place) => join(HOME, place));
  return places.filter((place) => readdirSync(place).includes('node_modules')).map((place) => join(place, 'node_modules'));
}

/** Makes a copy of the repository as it stands, ready to run, in a temporary folder. */
export async function copyRepository(): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'wutong-copy-'));
  const remove = (): Promise<void> => rm(root, { recursive: true, force: true });
  const filter = (path: string): boolean => !LEFT_OUT.has(basename(path)) && !LEFT_OUT_AT_ROOT.has(path);
  try {
    // The real PostgreSQL of the tests runs as a user of its own and must find its programs in here.
    await chmod(root, 0o755);
    await cp(HOME, root, { recursive: true, filter });
    for (const folder of installedFolders()) {
      // Names with a dot are caches of tools, which would be written through to the original.
      placeFolder(folder, join(root, relative(HOME, folder)), (name) => name === '.bin' || !name.startsWith('.'));
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return { root, remove };
}
