import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Folders that hold installed, built or private things, wherever they are: no check looks into them. */
const IGNORED = new Set(['node_modules', 'dist', '.git', '.data', '.turbo', 'storybook-static']);

/** Folders that hold the results of a run when they stand in the root; further down they may be code. */
const IGNORED_AT_ROOT = new Set(['coverage', 'reports', 'playwright-report', 'test-results']);

/** A file of the repository: `path` is relative to the root and written with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string };

async function walk(root: string, folder: string, wanted: RegExp, found: string[]): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const full = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!IGNORED.has(entry.name) && !(folder === root && IGNORED_AT_ROOT.has(entry.name))) await walk(root, full, wanted, found);
    } else if (entry.isFile()) {
      const path = relative(root, full).split(sep).join('/');
      if (wanted.test(path)) found.push(path);
    }
  }
}

/** The paths below `root` that match `wanted`, in alphabetical order. */
export async function listFiles(root: string, wanted: RegExp): Promise<readonly string[]> {
  const found: string[] = [];
  await walk(root, root, wanted, found);
  return found.toSorted();
}

/** The files below `root` whose path matches `wanted`, with their text. A file that vanishes meanwhile is skipped. */
export async function readFiles(root: string, wanted: RegExp): Promise<readonly SourceFile[]> {
  const paths = await listFiles(root, wanted);
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8').catch(() => '') })),
  );
  return files;
}

/** True for tests, stories and the helpers that only they use. */
export function isTestOrStory(path: string): boolean {
  return /\.(test|test-d|stories|fixture|fixtures)\.[cm]?tsx?$/.test(path) || /(^|\/)(__tests__|fixtures|src\/testing|src\/stories)\//.test(path);
}

/** True for files a generator wrote: nobody edits them, so nobody's habits are judged there. */
export function isGenerated(path: string): boolean {
  return /(^|\/)generated\//.test(path) || /\.generated\.[a-z]+$/.test(path);
}

/** The number of lines of a text; a last line that is only a line break does not count. */
export function lineCount(text: string): number {
  if (text === '') return 0;
  return text.replace(/\r?\n$/, '').split('\n').length;
}
