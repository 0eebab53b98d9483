import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOME, run } from '../lint/support/process.ts';
import { linkModules } from './tree.ts';

/** What Storybook is built from, besides what is installed. */
const SOURCES = ['.storybook', 'apps', 'packages', 'package.json', 'package-lock.json', 'tsconfig.base.json', '.gitignore'];
const BUILT = /(^|\/)(node_modules|dist|\.turbo)(\/|$)/;

/** A small repository of its own whose Storybook has the stories of a few components only. */
export type SmallHouse = {
  readonly root: string;
  /** Rewrites a file; throws when that changes nothing. */
  readonly edit: (path: string, from: string | RegExp, to: string) => Promise<void>;
  readonly commit: () => Promise<void>;
  readonly close: () => Promise<void>;
};

async function dropOtherStories(root: string, components: readonly string[]): Promise<void> {
  const files = await readdir(join(root, 'packages'), { recursive: true });
  const others = files.filter((path) => /\.(stories\.tsx|mdx)$/.test(path) && !components.some((name) => path.includes(`/components/${name}/`)));
  await Promise.all(others.map((path) => rm(join(root, 'packages', path))));
}

/** Copies the working tree into a repository of its own with the stories of these components, committed once. */
export async function openSmallHouse(components: readonly string[]): Promise<SmallHouse> {
  const root = await mkdtemp(join(tmpdir(), 'wutong-small-house-'));
  const filter = (path: string): boolean => !BUILT.test(path.slice(HOME.length));
  await Promise.all(SOURCES.map((name) => cp(join(HOME, name), join(root, name), { recursive: true, filter })));
  await dropOtherStories(root, components);
  await linkModules(HOME, root);
  const git = async (...args: string[]): Promise<void> => {
    const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
    const { code, stderr } = await run('git', [...who, ...args], root);
    if (code !== 0) throw new Error(stderr);
  };
  const commit = async (): Promise<void> => {
    await git('add', '-A');
    await git('commit', '-q', '-m', 'step');
  };
  await git('init', '-q', '-b', 'main');
  await commit();
  return {
    root,
    commit,
    edit: async (path, from, to) => {
      const text = await readFile(join(root, path), 'utf8');
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${path} has no ${String(from)}`);
      await writeFile(join(root, path), edited);
    },
    close: () => rm(root, { recursive: true, force: true }),
  };
}
