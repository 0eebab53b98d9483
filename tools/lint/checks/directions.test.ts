import { describe, expect, it } from 'vitest';
import { manifest, withTree, type Tree } from '../support/tree.ts';
import { directions } from './directions.ts';

const DECLARES_ALL = {
  dependencies: {
    '@wutong/domain': '*',
    '@wutong/contract': '*',
    '@wutong/api-client': '*',
    '@wutong/ui': '*',
    '@wutong/site': '*',
    '@wutong/sample': '*',
    '@wutong/testing': '*',
    '@wutong/api': '*',
    '@wutong/island': '*',
  },
};

const UI_EXPORTS = {
  '.': './src/index.ts',
  './theme': './src/theme/index.ts',
  './components/*': './src/components/*/index.ts',
  './screens/*': './src/screens/*/index.ts',
};

/** A small house in order: every room, with one honest import between neighbours. */
const HOUSE: Tree = {
  'package.json': { name: 'root', private: true, type: 'module', workspaces: ['packages/*', 'apps/*'] },
  'packages/domain/package.json': manifest('domain', 'domain', DECLARES_ALL),
  'packages/domain/src/index.ts': `export { fen } from './money/money.ts';\n`,
  'packages/domain/src/money/money.ts': `export type Fen = number;\nexport const fen: Fen = 1;\n`,
  'packages/contract/package.json': manifest('contract', 'contract', {
    ...DECLARES_ALL,
    exports: { '.': './src/index.ts', './calls/*': './src/calls/generated/*.ts' },
  }),
  'packages/contract/src/index.ts': `export { buy } from './operations/orders.ts';\n`,
  'packages/contract/src/operations/orders.ts': `import { fen } from '@wutong/domain';\nexport const buy = { fen };\n`,
  'packages/contract/src/calls/generated/orders.ts': `import type { buy } from '../../operations/orders.ts';\nexport type Buy = typeof buy;\nexport const call = 1;\n`,
  'packages/api-client/package.json': manifest('api-client', 'api-client', DECLARES_ALL),
  'packages/api-client/src/index.ts': `import type { buy } from '@wutong/contract';\nexport const client = (name: typeof buy) => name;\n`,
  'packages/sample/package.json': manifest('sample', 'sample', DECLARES_ALL),
  'packages/sample/src/index.ts': `export { fen } from '@wutong/domain';\n`,
  'packages/testing/package.json': manifest('testing', 'testing', DECLARES_ALL),
  'packages/testing/src/index.ts': `export { fen } from '@wutong/sample';\n`,
  'packages/ui/package.json': manifest('ui', 'ui', { ...DECLARES_ALL, exports: UI_EXPORTS }),
  'packages/ui/src/index.ts': `export { Chip } from './components/chip/index.ts';\n`,
  'packages/ui/src/tokens/index.ts': `export const token = 1;\n`,
  'packages/ui/src/theme/index.ts': `export { token } from '../tokens/index.ts';\n`,
  'packages/ui/src/components/chip/index.ts': `export { Chip } from './Chip.tsx';\n`,
  'packages/ui/src/components/chip/Chip.tsx': `import { token } from '../../tokens/index.ts';\nexport const Chip = () => <b>{token}</b>;\n`,
  'packages/ui/src/components/chip/Chip.test.tsx': `import { fen } from '@wutong/testing';\nexport { fen };\n`,
  'packages/ui/src/components/menu/index.ts': `export const Menu = () => import('./MenuImpl.tsx');\n`,
  'packages/ui/src/components/menu/MenuImpl.tsx': `export const MenuImpl = () => <b />;\n`,
  'packages/ui/src/patterns/card/index.ts': `export { Chip as Card } from '../../components/chip/index.ts';\n`,
  'packages/ui/src/screens/cart/index.ts': `export { Card as Cart } from '../../patterns/card/index.ts';\n`,
  'packages/site/package.json': manifest('site', 'site', {
    ...DECLARES_ALL,
    exports: { '.': './src/index.ts', './branch': './src/branch/index.ts', './catalogue': './src/catalogue/index.ts' },
  }),
  'packages/site/src/index.ts': `import { Cart } from '@wutong/ui/screens/cart';\nimport { call } from '@wutong/contract/calls/orders';\nexport { Cart, call };\n`,
  'packages/site/src/branch/index.ts': `export const defineBranch = 1;\n`,
  'packages/site/src/catalogue/index.ts': `export const routes = 1;\n`,
  'apps/island/package.json': manifest('island', 'branch', DECLARES_ALL),
  'apps/island/src/index.ts': `import { defineBranch } from '@wutong/site/branch';\nimport { token } from '@wutong/ui/theme';\nexport { defineBranch, token };\n`,
  'apps/island/src/slots.tsx': `export { Chip } from '@wutong/ui/components/chip';\n`,
  'apps/api/package.json': manifest('api', 'api', DECLARES_ALL),
  'apps/api/src/index.ts': `export { orders } from './modules/orders/index.ts';\n`,
  'apps/api/src/platform/db/database.ts': `import { Kysely } from 'kysely';\nexport { Kysely };\n`,
  'apps/api/src/modules/orders/index.ts': `export { orders } from './orders.routes.ts';\n`,
  'apps/api/src/modules/orders/orders.routes.ts': `export { orders } from './orders.service.ts';\n`,
  'apps/api/src/modules/orders/orders.service.ts': `export { orders } from './orders.repository.ts';\n`,
  'apps/api/src/modules/orders/orders.repository.ts': `export { sql as orders } from 'kysely';\nexport const all = (db) => db.selectFrom('orders');\n`,
  'apps/api/src/modules/carts/index.ts': `export { orders as carts } from '../orders/index.ts';\n`,
  'apps/gateway/package.json': manifest('gateway', 'gateway', DECLARES_ALL),
  'apps/gateway/src/index.ts': `import { orders } from '@wutong/api';\nimport { routes } from '@wutong/site/catalogue';\nexport { orders, routes };\n`,
};

type Break = readonly [file: string, line: string, rule: string];

/** One line that breaks each direction, and the rule that must see it. */
const BREAKS: readonly Break[] = [
  ['packages/domain/src/money/x.ts', `import '@wutong/contract';`, 'domain-keeps-to-its-neighbours'],
  ['packages/domain/src/money/x.ts', `import 'node:fs';`, 'domain-is-pure'],
  ['packages/contract/src/x.ts', `import type { client } from '@wutong/api-client';`, 'contract-keeps-to-its-neighbours'],
  ['packages/contract/src/x.ts', `import 'node:path';`, 'contract-and-client-run-anywhere'],
  ['packages/contract/src/calls/x.ts', `import { buy } from '../operations/orders.ts';`, 'calls-carry-no-schemas'],
  ['packages/api-client/src/x.ts', `import '@wutong/ui';`, 'api-client-keeps-to-its-neighbours'],
  ['packages/api-client/src/x.ts', `import 'react';`, 'client-has-no-face'],
  ['packages/ui/src/x.ts', `import type { buy } from '@wutong/contract';`, 'ui-keeps-to-its-neighbours'],
  ['packages/ui/src/x.ts', `export * from '@wutong/site';`, 'ui-keeps-to-its-neighbours'],
  ['packages/ui/src/x.ts', `import useSWR from 'swr';`, 'ui-has-no-wires'],
  ['packages/ui/src/x.ts', `import { Link } from 'react-router-dom';`, 'ui-has-no-wires'],
  ['packages/ui/src/x.ts', `import { fen } from '@wutong/testing';`, 'ui-keeps-to-its-neighbours'],
  ['packages/ui/src/x.test.tsx', `import '@wutong/site';`, 'tests-of-ui-keep-to-its-neighbours'],
  ['packages/ui/src/tokens/x.ts', `import '../theme/index.ts';`, 'ui-tokens-look-down'],
  ['packages/ui/src/theme/x.ts', `import '../components/chip/index.ts';`, 'ui-theme-look-down'],
  ['packages/ui/src/components/x/X.tsx', `import '../../patterns/card/index.ts';`, 'ui-components-look-down'],
  ['packages/ui/src/patterns/x/X.tsx', `import '../../screens/cart/index.ts';`, 'ui-patterns-look-down'],
  ['packages/ui/src/wording/x.ts', `import '../components/chip/index.ts';`, 'ui-support-looks-down'],
  ['packages/ui/src/components/x/X.tsx', `import '../chip/Chip.tsx';`, 'ui-siblings-by-index'],
  ['packages/ui/src/components/x/X.tsx', `import '../menu/MenuImpl.tsx';`, 'heavy-parts-come-later'],
  ['packages/site/src/x.tsx', `import styled from 'styled-components';`, 'site-has-no-look'],
  ['packages/site/src/x.tsx', `import '@wutong/island';`, 'site-keeps-to-its-neighbours'],
  ['packages/site/src/x.tsx', `import { buy } from '@wutong/contract';`, 'browsers-take-calls-only'],
  ['packages/site/src/x.tsx', `import '../../ui/src/index.ts';`, 'through-the-front-door'],
  ['packages/site/src/branch/x.ts', `import '@wutong/api';`, 'site-keeps-to-its-neighbours'],
  ['packages/sample/src/x.ts', `import '@wutong/contract';`, 'sample-keeps-to-its-neighbours'],
  ['packages/testing/src/x.ts', `import '@wutong/ui';`, 'testing-keeps-to-its-neighbours'],
  ['apps/island/src/x.ts', `import '@wutong/contract';`, 'branch-keeps-to-its-neighbours'],
  ['apps/island/src/x.tsx', `import '@wutong/ui/components/chip';`, 'branches-are-data'],
  ['apps/island/src/slots.tsx', `import '@wutong/ui/screens/cart';`, 'slots-use-parts'],
  ['apps/gateway/src/x.ts', `import '@wutong/island';`, 'gateway-keeps-to-its-neighbours'],
  ['apps/gateway/src/x.ts', `import '@wutong/site';`, 'gateway-reads-plain-faces'],
  ['apps/gateway/src/x.ts', `import '@wutong/ui/components/chip';`, 'gateway-reads-plain-faces'],
  ['apps/gateway/src/x.ts', `import 'react-dom/server';`, 'gateway-does-not-draw'],
  ['apps/api/src/x.ts', `import '@wutong/site';`, 'api-keeps-to-its-neighbours'],
  ['apps/api/src/x.ts', `import './modules/orders/orders.service.ts';`, 'api-modules-from-outside-by-index'],
  ['apps/api/src/platform/x.ts', `import '../modules/orders/index.ts';`, 'api-platform-below-modules'],
  ['apps/api/src/modules/x/x.service.ts', `import '../orders/orders.service.ts';`, 'api-modules-by-index'],
  ['apps/api/src/modules/orders/x.service.ts', `import './orders.routes.ts';`, 'api-services-know-no-routes'],
  ['apps/api/src/modules/orders/x.service.ts', `import { sql } from 'kysely';`, 'sql-only-in-repositories'],
  ['apps/api/src/modules/orders/x.service.ts', `export const f = (db) => db.selectFrom('orders');`, 'sql-only-in-repositories'],
  ['apps/api/src/modules/orders/x.service.ts', 'export const f = (sql) => sql`select 1`;', 'sql-only-in-repositories'],
  ['packages/site/src/x.tsx', `import '@wutong/nowhere';`, 'found'],
  ['tools/x.ts', `import '@wutong/island';`, 'tools-keeps-to-its-neighbours'],
];

/** Each break stands in a folder of its own, so that one run over one house sees them all. */
function fileOf([file]: Break, index: number): string {
  return file.replace(/([^/]+)$/, `broken-${index}/$1`);
}

/** An import that starts from the folder of the break has one more step to climb. */
function lineOf([, line]: Break): string {
  return line.replace(/(['"])\.\.?\//, (start) => `${start.slice(0, 1)}../${start.endsWith('../') ? '../' : ''}`);
}

function houseWithBreaks(): Tree {
  const broken = BREAKS.map((one, index) => [fileOf(one, index), `${lineOf(one)}\nexport const x = 1;\n`] as const);
  return { ...HOUSE, ...Object.fromEntries(broken) };
}

describe('directions', () => {
  const findings = withTree(houseWithBreaks(), directions.run);

  it('accepts a house in order', async () => {
    expect(await withTree(HOUSE, directions.run)).toEqual([]);
  });

  it.each(BREAKS.map((broken, index) => [...broken, fileOf(broken, index)] as const))(
    'sees in %s: %s',
    async (_file, _line, rule, at) => {
      const mine = (await findings).filter(({ where }) => where.split(':')[0] === at);
      expect(mine.map(({ what }) => what.split(':')[0])).toContain(rule);
    },
  );

  it('sees React behind an entry that plain Node loads, however far behind', async () => {
    const tree = {
      ...HOUSE,
      'packages/site/src/branch/index.ts': `export * from './far.ts';\n`,
      'packages/site/src/branch/far.ts': `import 'react';\nexport const far = 1;\n`,
      'node_modules/react/package.json': { name: 'react', main: 'index.js' },
      'node_modules/react/index.js': '',
    };
    const found = await withTree(tree, directions.run);
    expect(found.map(({ what }) => what.split(':')[0])).toContain('plain-faces-stay-plain');
  });

  it('sees two files that need each other, if only by type', async () => {
    const tree = {
      ...HOUSE,
      'packages/domain/src/money/one.ts': `import type { Two } from './two.ts';\nexport type One = Two;\n`,
      'packages/domain/src/money/two.ts': `import type { One } from './one.ts';\nexport type Two = { one: One };\n`,
    };
    const found = await withTree(tree, directions.run);
    expect(found.map(({ what }) => what.split(':')[0])).toEqual(['no-circles']);
  });
});
