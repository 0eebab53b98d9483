import { describe, expect, it } from 'vitest';
import { withTree } from '../support/tree.ts';
import { oxlint } from './oxlint.ts';

async function rulesBrokenBy(path: string, ...lines: readonly string[]): Promise<readonly string[]> {
  const found = await withTree({ [path]: `${lines.join('\n')}\n` }, oxlint.run);
  return found.map(({ what }) => what.split(':')[0] ?? '');
}

describe('oxlint', () => {
  it('accepts plain code', async () => {
    expect(await rulesBrokenBy('packages/domain/src/a.ts', 'export const one = 1;')).toEqual([]);
  });

  it.each([
    ['packages/domain/src/a.ts', 'export const a = (b: any): unknown => b;', 'typescript(no-explicit-any)'],
    ['packages/domain/src/a.ts', 'export const a = (b?: string) => b!;', 'typescript(no-non-null-assertion)'],
    ['packages/domain/src/a.ts', '// @ts-ignore\nexport const a = 1;', 'typescript(ban-ts-comment)'],
    ['packages/domain/src/a.ts', '// @ts-expect-error because\nexport const a = 1;', 'typescript(ban-ts-comment)'],
    ['packages/domain/src/a.test.ts', '// @ts-expect-error\nexport const a = 1;', 'typescript(ban-ts-comment)'],
    ['packages/domain/src/a.ts', 'export default 1;', 'import(no-default-export)'],
    ['packages/site/src/a.ts', `export type A = import('react').ReactNode;`, 'typescript(consistent-type-imports)'],
    ['packages/ui/src/A.tsx', `import { useTheme } from 'styled-components';\nexport const a = useTheme;`, 'eslint(no-restricted-imports)'],
    ['packages/ui/src/A.tsx', `import { ThemeProvider } from 'styled-components';\nexport { ThemeProvider };`, 'eslint(no-restricted-imports)'],
    ['packages/site/src/a.ts', `import { z } from 'zod';\nexport const a = z;`, 'eslint(no-restricted-imports)'],
    ['packages/ui/src/A.tsx', `import { Dialog } from 'react-aria-components';\nexport const a = Dialog;`, 'eslint(no-restricted-imports)'],
    ['packages/ui/src/A.tsx', 'export const A = () => <img src="a.png" />;', 'jsx-a11y(alt-text)'],
    ['packages/ui/src/A.tsx', 'export const A = () => <button>a</button>;', 'react(button-has-type)'],
    ['packages/ui/src/a.test.ts', `import { it } from 'vitest';\nit.only('a', () => {});`, 'vitest(no-focused-tests)'],
    ['packages/ui/src/a.test.ts', `import { it } from 'vitest';\nit.skip('a', () => {});`, 'vitest(no-disabled-tests)'],
  ])('refuses in %s: %s', async (path, line, rule) => {
    expect(await rulesBrokenBy(path, line)).toContain(rule);
  });

  it('refuses a hook behind a condition', async () => {
    const lines = [
      `import { useState } from 'react';`,
      'export function A({ on }: { on: boolean }) {',
      '  if (on) useState(1);',
      '  return null;',
      '}',
    ];
    expect(await rulesBrokenBy('packages/ui/src/A.tsx', ...lines)).toContain('react-hooks(rules-of-hooks)');
  });

  it('refuses two files that import each other', async () => {
    const tree = {
      'packages/domain/src/a.ts': `import { b } from './b.ts';\nexport const a = () => b;\n`,
      'packages/domain/src/b.ts': `import { a } from './a.ts';\nexport const b = () => a;\n`,
    };
    const found = await withTree(tree, oxlint.run);
    expect(found.map(({ what }) => what)).toContainEqual(expect.stringContaining('import(no-cycle)'));
  });

  it('lets files that are loaded later use the primitives library, but no theme context', async () => {
    const aria = `import { Dialog } from 'react-aria-components';\nexport const A = Dialog;`;
    const theme = `import { useTheme } from 'styled-components';\nexport const a = useTheme;`;
    expect(await rulesBrokenBy('packages/ui/src/components/dialog/DialogImpl.tsx', aria)).toEqual([]);
    expect(await rulesBrokenBy('packages/ui/src/components/dialog/Dialog.lazy.tsx', aria)).toEqual([]);
    expect(await rulesBrokenBy('packages/ui/src/components/dialog/DialogImpl.tsx', theme)).toEqual([
      'eslint(no-restricted-imports)',
    ]);
  });

  it('refuses to be switched off for a line that needs no switching off', async () => {
    const line = '// oxlint-disable-next-line no-var\nexport const a = 1;';
    expect(await rulesBrokenBy('packages/domain/src/a.ts', line)).not.toEqual([]);
  });
});
