import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readFile, readdir, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isObject } from '../lint/support/json.ts';
import { StartFailure } from '../start/failure.ts';
import type { BranchAnswers } from './answers.ts';
import { withBranch, withoutBranch } from './lock-entry.ts';
import { branchText, markText, themeText, webManifestText } from './texts.ts';

/** The branch whose frame (manifest, document, build configuration) a new one takes over unchanged. */
const MODEL = 'main-platform';

/** Files that are the same in every branch. */
const SAME = ['index.html', 'tsconfig.json', 'vite.config.ts', 'src/main.tsx'];

const lockOf = (root: string): string => join(root, 'package-lock.json');
const linkOf = (root: string, key: string): string => join(root, 'node_modules', '@wutong', key);

function manifestOf(text: string, key: string): { version: string; license: string; dependencies: Record<string, string>; text: string } {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new Error('The manifest of the model branch is no object');
  const own = { ...value, name: `@wutong/${key}` };
  const { version, license, dependencies } = value;
  if (typeof version !== 'string' || typeof license !== 'string' || !isObject(dependencies)) throw new Error('The manifest of the model branch is not whole');
  const wanted = Object.entries(dependencies).map(([name, range]): [string, string] => [name, String(range)]);
  return { version, license, dependencies: Object.fromEntries(wanted), text: `${JSON.stringify(own, null, 2)}\n` };
}

/**
 * Writes `apps/<key>` and the workspace's own entry in the lock file, and links it where npm would. Nothing else of the
 * repository is touched. Throws a StartFailure where the folder is taken; answers the paths that were written.
 */
export async function writeBranch(root: string, answers: BranchAnswers): Promise<string[]> {
  const { key } = answers;
  const folder = join(root, 'apps', key);
  if (existsSync(folder)) throw new StartFailure(`apps/${key} is there already; choose another --key, or remove it: npm run remove-branch -- --key ${key}`);
  if (answers.logo !== '' && !existsSync(answers.logo)) throw new StartFailure(`--logo: there is no file ${answers.logo}`);

  const model = join(root, 'apps', MODEL);
  const manifest = manifestOf(await readFile(join(model, 'package.json'), 'utf8'), key);
  const logo = answers.logo === '' ? markText(answers, 64) : await readFile(answers.logo, 'utf8');
  const files = new Map<string, string>([
    ['package.json', manifest.text],
    ['src/branch.ts', branchText(answers)],
    ['src/theme.ts', themeText(answers, logo)],
    ['public/favicon.svg', answers.logo === '' ? markText(answers, 32) : logo],
    ['public/site.webmanifest', webManifestText(answers)],
  ]);
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  for (const path of SAME) await cp(join(model, path), join(folder, path));
  await writeFile(lockOf(root), withBranch(await readFile(lockOf(root), 'utf8'), key, manifest));
  await mkdir(dirname(linkOf(root, key)), { recursive: true });
  await symlink(join('..', '..', 'apps', key), linkOf(root, key), 'junction');
  return [...files.keys(), ...SAME].map((path) => `apps/${key}/${path}`).sort();
}

/** Takes back what `writeBranch` wrote, to the byte, with everything that was built from it. */
export async function eraseBranch(root: string, key: string): Promise<void> {
  await rm(join(root, 'apps', key), { recursive: true, force: true });
  await writeFile(lockOf(root), withoutBranch(await readFile(lockOf(root), 'utf8'), key));
  const link = linkOf(root, key);
  const isLink = await lstat(link).then((found) => found.isSymbolicLink(), () => false);
  if (isLink) await rm(link);
  const scope = dirname(link);
  if (existsSync(scope) && (await readdir(scope)).length === 0) await rmdir(scope);
}
