import { describe, expect, it } from 'vitest';
import { withTree } from '../support/tree.ts';
import { words } from './words.ts';

describe('words', () => {
  it.each([
    ['docs/start.md', 'cd /home/mei/wutong', 'a path of one machine: /home/mei'],
    ['packages/site/src/a.ts', `const at = '/Users/mei/x';`, 'a path of one machine: /Users/mei'],
    ['.npmrc', 'registry=https://registry.npmmirror.com', 'a registry host name: registry.npmmirror'],
    ['packages/site/src/a.ts', '// TODO', 'a note without its reason: TODO'],
    ['packages/site/src/a.ts', '// FIXME later', 'a note without its reason: FIXME'],
    ['packages/site/src/a.ts', '// oxlint-disable-next-line', 'a check switched off: oxlint-disable'],
    ['packages/site/src/a.ts', '// @ts-nocheck', 'a check switched off: @ts-nocheck'],
    ['packages/site/src/a.ts', '// 这里以后再改', 'a comment in Chinese'],
    ['packages/ui/src/components/chip/Chip.tsx', 'const label = <b>选填</b>;', 'a user text outside the wording: 选填'],
  ])('refuses in %s: %s', async (path, line, what) => {
    const where = what === 'a comment in Chinese' ? `${path}:2` : path === '.npmrc' ? `${path}:1` : `${path}:2`;
    const text = path === '.npmrc' ? `${line}\n` : `\n${line}\n`;
    expect(await withTree({ [path]: text }, words.run)).toContainEqual({ where, what });
  });

  it('accepts a note with its reason, a quoted string in an English comment and paths of the web', async () => {
    const tree = {
      'packages/site/src/a.ts': [
        '// TODO(2027-01): drop the second header once the old servers are gone.',
        '// Shows 该栏目暂无具体分类信息 where a category has no leaves.',
        `const home = 'https://example.org/home/page';`,
        `const shown = '请输入手机号';`,
      ].join('\n'),
      'packages/ui/src/wording/words.ts': `export const optional = '选填';\n`,
      'packages/ui/src/components/chip/Chip.stories.tsx': `export const Long = '选填选填';\n`,
    };
    expect(await withTree(tree, words.run)).toEqual([]);
  });
});
