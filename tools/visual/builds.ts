import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale, FINGERPRINT_NOTE, STORYBOOK } from '../start/builds.ts';
import { keep, withTree } from './tree.ts';

/** Where everything stands that can be made again: builds of base revisions and pictures. */
export const CACHE = 'node_modules/.cache/wutong-visual';

/** A built Storybook: where it stands, and a name that changes whenever its sources do. */
export type Built = { readonly folder: string; readonly key: string };

async function build(root: string): Promise<string> {
  await buildStale(root, [STORYBOOK], new AbortController().signal);
  return join(root, STORYBOOK.output);
}

/** Storybook of the working tree, as `npm start` builds it; built only when something changed since. */
export async function buildWorkingTree(root: string): Promise<Built> {
  const folder = await build(root);
  return { folder, key: (await readFile(join(folder, FINGERPRINT_NOTE), 'utf8')).slice(0, 40) };
}

/** Storybook of a revision (a full id), built in a tree of its own once and kept. */
export async function buildRevision(root: string, revision: string): Promise<Built> {
  const folder = join(root, CACHE, 'builds', revision);
  if (!existsSync(folder)) {
    await withTree(root, revision, async (tree) => {
      const unfinished = `${folder}.unfinished`;
      await keep(await build(tree), unfinished);
      await rename(unfinished, folder);
    });
  }
  return { folder, key: revision };
}
