import { describe, expect, it } from 'vitest';
import { manifest, withTree, type Tree } from '../support/tree.ts';
import { unused } from './unused.ts';

/** Two packages, one using all of the other. */
const HOUSE: Tree = {
  'package.json': { name: 'root', private: true, type: 'module', workspaces: ['packages/*'] },
  'packages/domain/package.json': manifest('domain', 'domain'),
  'packages/domain/src/index.ts': `export { fen } from './money.ts';\n`,
  'packages/domain/src/money.ts': 'export const fen = 1;\n',
  'packages/site/package.json': manifest('site', 'site', { dependencies: { '@wutong/domain': '*' } }),
  'packages/site/src/index.ts': `export { fen as price } from '@wutong/domain';\n`,
};

describe('unused', () => {
  it('accepts a house where everything is used', async () => {
    expect(await withTree(HOUSE, unused.run)).toEqual([]);
  });

  it('refuses a dependency that nothing imports', async () => {
    const tree = {
      ...HOUSE,
      'packages/site/package.json': manifest('site', 'site', { dependencies: { '@wutong/domain': '*', swr: '2.5.1' } }),
      'node_modules/swr/package.json': { name: 'swr', version: '2.5.1' },
    };
    const found = await withTree(tree, unused.run);
    expect(found.map(({ what }) => what)).toEqual(['declared but not used: swr']);
    expect(found[0]?.where).toMatch(/^packages\/site\/package\.json/);
  });

  it('refuses a package that is imported and not declared', async () => {
    const tree = {
      ...HOUSE,
      'packages/site/src/index.ts': `export { fen as price } from '@wutong/domain';\nexport { default as swr } from 'swr';\n`,
      'node_modules/swr/package.json': { name: 'swr', version: '2.5.1', main: 'index.js' },
      'node_modules/swr/index.js': 'export default 1;\n',
    };
    const found = await withTree(tree, unused.run);
    expect(found).toEqual([{ where: expect.stringContaining('packages/site/src/index.ts'), what: 'used but not declared: swr' }]);
  });

  it('refuses a file that nothing imports', async () => {
    const tree = { ...HOUSE, 'packages/domain/src/attic.ts': 'export const box = 1;\n' };
    expect(await withTree(tree, unused.run)).toEqual([
      { where: 'packages/domain/src/attic.ts', what: 'nothing uses this file' },
    ]);
  });

  it('refuses an export that nothing imports', async () => {
    const tree = { ...HOUSE, 'packages/domain/src/money.ts': 'export const fen = 1;\nexport const attic = 2;\n' };
    expect(await withTree(tree, unused.run)).toEqual([
      { where: 'packages/domain/src/money.ts:2', what: 'exported but not used: attic' },
    ]);
  });
});
