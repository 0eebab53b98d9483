import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { HOME } from './process.ts';

/** The files of a small repository: path relative to its root -> text, or an object to be written as JSON. */
export type Tree = { readonly [path: string]: string | object };

/** The configuration files that the checked tools look for in the root. */
const CONFIGURATION = ['.oxlintrc.json', '.dependency-cruiser.mjs', 'knip.jsonc', 'tsconfig.base.json'];

async function linkWorkspaces(root: string, tree: Tree): Promise<void> {
  await mkdir(join(root, 'node_modules/@wutong'), { recursive: true });
  for (const path of Object.keys(tree)) {
    const folder = /^((?:packages|apps)\/([^/]+))\/package\.json$/.exec(path);
    const [, where, name] = folder ?? [];
    if (where !== undefined && name !== undefined) {
      await symlink(join(root, where), join(root, 'node_modules/@wutong', name));
    }
  }
}

/**
 * Writes a small repository into a temporary folder, runs `judge` on it and removes it again.
 *
 * The tree gets this repository's own lint configuration and its workspaces linked as npm would link
 * them, so that a check judges it by the rules that hold here.
 */
export async function withTree<Result>(tree: Tree, judge: (root: string) => Promise<Result>): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), 'wutong-lint-'));
  try {
    for (const name of CONFIGURATION) await cp(join(HOME, name), join(root, name));
    for (const [path, content] of Object.entries(tree)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
    }
    await linkWorkspaces(root, tree);
    return await judge(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** The manifest of a workspace named after its folder. */
export function manifest(name: string, layer: string, rest: object = {}): object {
  return {
    name: `@wutong/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    wutong: { layer },
    exports: { '.': './src/index.ts' },
    ...rest,
  };
}
