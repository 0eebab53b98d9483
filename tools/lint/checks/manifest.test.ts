import { describe, expect, it } from 'vitest';
import { manifest as manifestOf, withTree } from '../support/tree.ts';
import { manifest } from './manifest.ts';

const ROOT = {
  'package.json': { name: 'root', private: true, devDependencies: { vitest: '5.1.0' } },
  'docs/dependencies.md': '| Package | What for | Why |\n|---|---|---|\n| `vitest` | tests | |\n| `react`, `react-dom` | screens | |\n',
};

/** Declares the rest of what the page above explains. */
const REST = { 'packages/rest/package.json': manifestOf('rest', 'site', { dependencies: { react: '19.3.1', 'react-dom': '19.3.1' } }) };

describe('manifest', () => {
  it('accepts workspaces that name their layer, agree on versions and declare what they import', async () => {
    const tree = {
      ...ROOT,
      ...REST,
      'packages/domain/package.json': manifestOf('domain', 'domain'),
      'packages/ui/package.json': manifestOf('ui', 'ui', { dependencies: { '@wutong/domain': '*', react: '19.3.1' } }),
      'packages/ui/src/index.ts': `import { price } from '@wutong/domain';\n`,
    };
    expect(await withTree(tree, manifest.run)).toEqual([]);
  });

  it('refuses a workspace without a known layer', async () => {
    const tree = {
      ...ROOT,
      ...REST,
      'packages/domain/package.json': manifestOf('domain', 'domain', { wutong: {} }),
      'packages/ui/package.json': manifestOf('ui', 'basement'),
    };
    expect(await withTree(tree, manifest.run)).toEqual([
      { where: 'packages/domain/package.json', what: '"wutong.layer" is missing' },
      { where: 'packages/ui/package.json', what: '"wutong.layer" is "basement"' },
    ]);
  });

  it('refuses two versions of one package, and a version that is not exact', async () => {
    const tree = {
      ...ROOT,
      ...REST,
      'packages/site/package.json': manifestOf('site', 'site', { dependencies: { react: '19.3.1' } }),
      'packages/ui/package.json': manifestOf('ui', 'ui', { dependencies: { react: '^19.3.1' } }),
    };
    expect(await withTree(tree, manifest.run)).toEqual([
      { where: 'packages/ui/package.json', what: 'react is ^19.3.1 here and 19.3.1 in packages/rest/package.json' },
      { where: 'packages/ui/package.json', what: 'react: "^19.3.1" is not an exact version ("*" for our own packages)' },
    ]);
  });

  it('refuses a workspace that is imported but not declared, or declared for tests only', async () => {
    const tree = {
      ...ROOT,
      ...REST,
      'packages/domain/package.json': manifestOf('domain', 'domain'),
      'packages/testing/package.json': manifestOf('testing', 'testing'),
      'packages/ui/package.json': manifestOf('ui', 'ui', { devDependencies: { '@wutong/testing': '*' } }),
      'packages/ui/src/price.ts': `import type { Fen } from '@wutong/domain';\n`,
      'packages/ui/src/price.test.ts': `import { render } from '@wutong/testing';\n`,
      'packages/ui/src/chip.ts': `import { render } from '@wutong/testing';\n// import '@wutong/site';\n`,
    };
    expect(await withTree(tree, manifest.run)).toEqual([
      {
        where: 'packages/ui/src/chip.ts',
        what: 'imports @wutong/testing, which packages/ui/package.json does not declare',
      },
      {
        where: 'packages/ui/src/price.ts',
        what: 'imports @wutong/domain, which packages/ui/package.json does not declare',
      },
    ]);
  });

  it('refuses a package whose reason is not written down, and a reason without its package', async () => {
    const tree = { ...ROOT, 'packages/ui/package.json': manifestOf('ui', 'ui', { dependencies: { react: '19.3.1', swr: '2.5.1' } }) };
    expect(await withTree(tree, manifest.run)).toEqual([
      { where: 'docs/dependencies.md', what: 'does not explain swr' },
      { where: 'docs/dependencies.md', what: 'explains react-dom, which nobody declares' },
    ]);
  });
});
