import { describe, expect, it } from 'vitest';
import { manifest, withTree } from '../support/tree.ts';
import { shells } from './shells.ts';

const LINE = 'export const line = 1;\n';

describe('shells', () => {
  it('accepts a branch of 150 lines, its tests not counted', async () => {
    const tree = {
      'apps/island/package.json': manifest('island', 'branch'),
      'apps/island/src/branch.ts': LINE.repeat(100),
      'apps/island/src/main.tsx': LINE.repeat(50),
      'apps/island/src/branch.test.ts': LINE.repeat(500),
    };
    expect(await withTree(tree, shells.run)).toEqual([]);
  });

  it('refuses a branch that grew past 150 lines', async () => {
    const tree = {
      'apps/island/package.json': manifest('island', 'branch'),
      'apps/island/src/branch.ts': LINE.repeat(100),
      'apps/island/src/main.tsx': LINE.repeat(51),
    };
    expect(await withTree(tree, shells.run)).toEqual([
      { where: 'apps/island/src', what: '151 lines in 2 files, at most 150' },
    ]);
  });

  it('leaves servers alone', async () => {
    const tree = {
      'apps/api/package.json': manifest('api', 'api'),
      'apps/api/src/server.ts': LINE.repeat(500),
    };
    expect(await withTree(tree, shells.run)).toEqual([]);
  });
});
