import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineBranch } from '@wutong/site/branch';
import { defineTheme } from '@wutong/ui/theme';
import { discoverBranches } from './discover.ts';
import { loadFacts } from './facts.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wutong-branches-'));
  for (const [name, layer] of [['second', 'branch'], ['first', 'branch'], ['back', 'api']] as const) {
    await mkdir(join(root, 'apps', name, 'src'), { recursive: true });
    await writeFile(join(root, 'apps', name, 'package.json'), JSON.stringify({ wutong: { layer } }));
    for (const file of ['branch', 'theme']) await writeFile(join(root, 'apps', name, 'src', `${file}.ts`), '');
  }
  await mkdir(join(root, 'apps', 'empty'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const branchOf = (key: string) =>
  defineBranch({
    key,
    platformName: `平台 ${key}`,
    hosts: [`${key}.localhost`],
    deptId: '',
    identity: 0,
    loginType: '',
    theme: key,
    look: 'main',
    greeting: '',
    menu: [],
    searchTypes: [],
    shopping: 'main',
    home: [],
    footer: { organiser: '', hotline: '', filing: '', shown: 'always' },
    support: null,
    passwordPreparation: 'plain',
    routesOff: ['search'],
  });

/** Stands for the loader: what the files would export. */
const load = async (path: string): Promise<unknown> => {
  const key = path.includes('first') ? 'first' : 'second';
  return path.endsWith('branch.ts') ? { branch: branchOf(key) } : { theme: defineTheme({ key, name: key }) };
};

describe('the branches of the house', () => {
  it('are found by the role in their manifest', async () => {
    expect((await discoverBranches(root)).map(({ key }) => key)).toEqual(['first', 'second']);
  });

  it('answer the routes that they have switched on, and the root', async () => {
    const [first] = await loadFacts(await discoverBranches(root), load);
    expect(first?.routes.get('/index')).toBe('首页');
    expect(first?.routes.has('/')).toBe(true);
    expect(first?.routes.has('/search')).toBe(false);
    expect(first?.routes.has('/shopping/userXsj')).toBe(false);
  });

  it('can wear each other’s theme, and their own when the name is not known', async () => {
    const [first] = await loadFacts(await discoverBranches(root), load);
    expect(first?.dress('second')).toMatchObject({ brand: 'second', css: expect.stringContaining('[data-brand="second"]') });
    expect(first?.dress('unheard-of')).toMatchObject({ brand: 'first', css: expect.stringContaining('[data-brand="first"]') });
  });

  it('say which file is missing or exports nothing', async () => {
    const branches = await discoverBranches(root);
    await expect(loadFacts(branches, async () => ({}))).rejects.toThrow(/branch\.ts must export 'branch'/);
    await rm(join(root, 'apps/first/src/branch.ts'));
    await expect(loadFacts(branches, load)).rejects.toThrow(/branch\.ts is missing/);
  });
});
