import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOME } from '../support/process.ts';
import { manifest, withTree, type Tree } from '../support/tree.ts';
import { publicFaces } from './public-faces.ts';

const DOMAIN: Tree = {
  'packages/domain/package.json': manifest('domain', 'domain', {
    exports: { '.': './src/index.ts', './parts/*': './src/parts/*/index.ts' },
  }),
  'packages/domain/src/index.ts': `export { part } from './parts/one/index.ts';\n`,
  'packages/domain/src/parts/one/index.ts': 'export const part: number = 1;\n',
  'packages/domain/src/parts/two/index.ts': 'export const part: number = 2;\n',
};

/** Node's types are a package like any other: the small tree borrows the installed one. */
async function check(tree: Tree): ReturnType<typeof publicFaces.run> {
  return withTree({ ...DOMAIN, ...tree, 'node_modules/@types/keep.txt': '' }, async (root) => {
    await symlink(join(HOME, 'node_modules/@types/node'), join(root, 'node_modules/@types/node'));
    return publicFaces.run(root);
  });
}

describe('public-faces', () => {
  it('accepts entries that compile, those behind a star too', async () => {
    expect(await check({})).toEqual([]);
  });

  it('refuses an entry that leads nowhere', async () => {
    const exports = { '.': './src/index.ts', './attic': './src/attic.ts' };
    const found = await check({ 'packages/domain/package.json': manifest('domain', 'domain', { exports }) });
    expect(found.map(({ where }) => where)).toEqual(['@wutong/domain/attic', '@wutong/domain/attic']);
    expect(found[0]?.what).toContain('Cannot find module');
  });

  it('refuses an entry whose types do not hold, behind a star too', async () => {
    const found = await check({ 'packages/domain/src/parts/two/index.ts': `export const part: number = 'two';\n` });
    expect(found).toContainEqual({
      where: 'packages/domain/src/parts/two/index.ts:1',
      what: expect.stringContaining('as seen by a bundler user: TS2322'),
    });
  });

  it('refuses an entry that only compiles under the settings of its own package', async () => {
    const found = await check({ 'packages/domain/src/index.ts': `export const mode: string = import.meta.env.MODE;\n` });
    expect(found.map(({ where }) => where)).toContain('packages/domain/src/index.ts:1');
  });

  it('refuses an entry that a bundler finds and plain Node does not', async () => {
    const found = await check({ 'packages/domain/src/index.ts': `export { part } from './parts/one';\n` });
    expect(found.map(({ what }) => what.slice(0, 27))).toEqual(['as seen by a nodenext user:']);
  });
});
