import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { objectAt, textAt } from '../lint/support/json.ts';
import { run } from '../lint/support/process.ts';
import { readWorkspaces } from '../lint/support/workspaces.ts';

async function must(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, stdout, stderr } = await run(command, args, cwd);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr.trim() || stdout.trim()}`);
  return stdout.trim();
}

/** The full id of a revision; throws when there is none of that name. */
export async function resolveRevision(root: string, revision: string): Promise<string> {
  return must('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], root).catch(() => {
    throw new Error(`There is no revision named ${revision}`);
  });
}

/** Package and version of everything that a lock file installs: `node_modules/react` -> `19.3.1`. */
async function installedBy(root: string): Promise<ReadonlyMap<string, string>> {
  const lock: unknown = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const packages = Object.entries(objectAt(lock, 'packages'));
  return new Map(packages.flatMap(([path, entry]) => (path.includes('node_modules/') ? [[path, textAt(entry, 'version')]] : [])));
}

/** Whether what is installed here is all that the tree asks for, each in the same version. More does no harm. */
export async function canShareModules(root: string, tree: string): Promise<boolean> {
  const [here, there] = await Promise.all([installedBy(root), installedBy(tree)]);
  // Workspaces are links without a version; the tree gets its own.
  return [...there].every(([path, version]) => version === '' || here.get(path) === version);
}

/**
 * Gives a tree the installed packages of `root` by links, one for each package. The workspaces are the tree's own:
 * otherwise it would build the code of the working tree under another name.
 */
export async function linkModules(root: string, tree: string): Promise<void> {
  const modules = join(tree, 'node_modules');
  await mkdir(modules, { recursive: true });
  const workspaces = await readWorkspaces(tree);
  const scopes = new Set(workspaces.map(({ name }) => name.split('/')[0] ?? ''));
  for (const entry of await readdir(join(root, 'node_modules'))) {
    if (scopes.has(entry) || (entry.startsWith('.') && entry !== '.bin')) continue;
    await symlink(join(root, 'node_modules', entry), join(modules, entry));
  }
  for (const { folder, name } of workspaces) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(tree, folder), join(modules, name));
  }
}

/** Checks a revision out into a temporary folder, ready to be built, and removes it when `use` is done. */
export async function withTree<Result>(root: string, revision: string, use: (tree: string) => Promise<Result>): Promise<Result> {
  const tree = await mkdtemp(join(tmpdir(), 'wutong-visual-'));
  try {
    await must('git', ['worktree', 'add', '--detach', '--force', tree, revision], root);
    if (await canShareModules(root, tree)) await linkModules(root, tree);
    else await must('npm', ['ci', '--no-audit', '--no-fund'], tree);
    return await use(tree);
  } finally {
    await rm(tree, { recursive: true, force: true });
    await run('git', ['worktree', 'prune'], root);
  }
}

/** Copies a folder to where it is kept, whole or not at all. */
export async function keep(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
}
