import { describe, expect, it } from 'vitest';
import { withTree } from '../support/tree.ts';
import { styles } from './styles.ts';

const STYLES = 'packages/ui/src/components/chip/Chip.styles.ts';

function stylesWith(declaration: string): string {
  return `import { styled } from 'styled-components';\nexport const Root = styled.div\`\n  ${declaration};\n\`;\n`;
}

describe('styles', () => {
  it('accepts tokens, attributes and constants', async () => {
    const declarations = 'padding: max(0px, ${token.space.md});\n  &[data-open] { inline-size: 100% }\n  ${media.desk} { order: 1 }';
    expect(await withTree({ [STYLES]: stylesWith(declarations) }, styles.run)).toEqual([]);
  });

  it.each([
    ['color: ${(props) => props.colour}', 'a function inside a style: ${(props) =>'],
    ['color: ${({ $open }) => ($open ? 1 : 2)}', 'a function inside a style: ${({ $open }) =>'],
    ['color: ${theme => theme.ink}', 'a function inside a style: ${theme =>'],
    ['padding: 12px', 'a raw length: 12px'],
    ['margin: -1.5px 0', 'a raw length: 1.5px'],
  ])('refuses %s', async (declaration, what) => {
    const found = await withTree({ [STYLES]: stylesWith(declaration) }, styles.run);
    expect(found).toEqual([{ where: `${STYLES}:3`, what }]);
  });

  it('leaves tokens and stories alone', async () => {
    const tree = {
      'packages/ui/src/tokens/scale.ts': `import 'styled-components';\nexport const thin = '1px';\n`,
      'packages/ui/src/components/chip/Chip.stories.tsx': `import 'styled-components';\nexport const wide = '900px';\n`,
    };
    expect(await withTree(tree, styles.run)).toEqual([]);
  });
});
