import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', '.turbo', 'coverage', 'storybook-static', 'reports']);
/** Tests are no part of what is built; what stories share is: they are built into Storybook. */
const TEST = /\.(test|test-d|(?<!stories\.)fixtures?)\.[cm]?tsx?$/;

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (entries === null) return [path];
  const nested = await Promise.all(
    entries
      .filter((entry) => !LEFT_OUT.has(entry.name) && !TEST.test(entry.name))
      .map((entry) => filesBelow(join(path, entry.name))),
  );
  return nested.flat();
}

/**
 * A hash over the content of everything that a build reads: files and folders by path from the root, tests left
 * out. A path that is missing counts as missing, so its coming changes the hash.
 */
export async function fingerprint(root: string, inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesBelow(join(root, input))))).flat();
  const hash = createHash('sha256').update(process.version);
  for (const file of [...new Set(files)].sort()) {
    hash.update(`\0${relative(root, file).split(sep).join('/')}\0`);
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}
