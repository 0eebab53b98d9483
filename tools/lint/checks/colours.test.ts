import { describe, expect, it } from 'vitest';
import { manifest, withTree } from '../support/tree.ts';
import { colours } from './colours.ts';

const STYLES = 'packages/ui/src/components/chip/Chip.styles.ts';

function styles(...declarations: readonly string[]): string {
  return ['export const Root = styled.div`', ...declarations.map((one) => `  ${one};`), '`;', ''].join('\n');
}

describe('colours', () => {
  it.each([
    ['color: #1f4e9c', '#1f4e9c'],
    ['color: #fff', '#fff'],
    ['background: rgb(0 0 0 / 50%)', 'rgb('],
    ['background: hsl(210, 50%, 50%)', 'hsl('],
    ['background-color: oklch(70% 0.1 200)', 'oklch('],
    ['color: white', 'color: white'],
    ['border: 1px solid black', 'border: 1px solid black'],
    ['box-shadow: 0 0 4px gray', 'shadow: 0 0 4px gray'],
  ])('refuses `%s` in a component', async (declaration, named) => {
    const found = await withTree({ [STYLES]: styles('display: flex', declaration) }, colours.run);
    expect(found).toEqual([{ where: `${STYLES}:3`, what: `the raw colour "${named}"` }]);
  });

  it('refuses a raw colour in a drawing', async () => {
    const tree = { 'packages/ui/src/patterns/cover/Cover.tsx': `export const Dot = () => <circle fill="tomato" />;\n` };
    expect(await withTree(tree, colours.run)).toEqual([
      { where: 'packages/ui/src/patterns/cover/Cover.tsx:1', what: 'the raw colour "fill="tomato""' },
    ]);
  });

  it('accepts tokens, keywords, system colours, anchors and comments', async () => {
    const tree = {
      [STYLES]: styles(
        'color: ${token.color.text.muted}',
        'background: transparent',
        'fill: currentColor',
        'outline: 2px solid Highlight',
        'white-space: nowrap',
        'mask: url(#course-cover)',
        'background: color-mix(in oklab, ${token.color.red}, transparent)',
      ),
      'packages/ui/src/patterns/nav/Nav.tsx': `// once #fff\nexport const Nav = () => <a href="#main">{'&#160;'}</a>;\n`,
    };
    expect(await withTree(tree, colours.run)).toEqual([]);
  });

  it('lets tokens, themes, tests and the theme of a branch write colours, and no other file of a branch', async () => {
    const colour = `export const ink = '#1f4e9c';\n`;
    const tree = {
      'packages/ui/src/tokens/primitive.ts': colour,
      'packages/ui/src/theme/base.ts': colour,
      'packages/ui/src/components/chip/Chip.test.tsx': colour,
      'apps/island/package.json': manifest('island', 'branch'),
      'apps/island/src/theme.ts': colour,
      'apps/island/src/slots.tsx': colour,
      'apps/api/package.json': manifest('api', 'api'),
      'apps/api/src/captcha.ts': colour,
    };
    expect(await withTree(tree, colours.run)).toEqual([
      { where: 'apps/island/src/slots.tsx:1', what: 'the raw colour "#1f4e9c"' },
    ]);
  });
});
