import { describe, expect, it } from 'vitest';
import { isGenerated, isTestOrStory, lineCount, listFiles } from './files.ts';
import { withTree } from './tree.ts';

describe('listFiles', () => {
  it('leaves out what is installed or built, and the results of runs in the root', async () => {
    const tree = {
      'packages/a/src/a.ts': '',
      'packages/a/dist/a.ts': '',
      'packages/a/node_modules/b/b.ts': '',
      'coverage/a.ts': '',
      'reports/a.ts': '',
      'packages/a/scripts/coverage/calls.ts': '',
    };
    expect(await withTree(tree, (root) => listFiles(root, /\.ts$/))).toEqual([
      'packages/a/scripts/coverage/calls.ts',
      'packages/a/src/a.ts',
    ]);
  });
});

describe('what a file is', () => {
  it('is told by its path', () => {
    expect(['a.test.ts', 'A.stories.tsx', 'a.fixture.ts', 'src/testing/a.ts', 'a.ts'].map(isTestOrStory)).toEqual([
      true, true, true, true, false,
    ]);
    expect(['calls/generated/a.ts', 'a.generated.ts', 'generate.ts'].map(isGenerated)).toEqual([true, true, false]);
  });

  it('has as many lines as an editor shows', () => {
    expect(['', 'a', 'a\n', 'a\nb', 'a\n\n'].map(lineCount)).toEqual([0, 1, 1, 2, 2]);
  });
});
