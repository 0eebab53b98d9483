import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canShareModules, linkModules } from './tree.ts';

let here = '';
let there = '';
beforeEach(async () => {
  [here, there] = await Promise.all([mkdtemp(join(tmpdir(), 'wutong-here-')), mkdtemp(join(tmpdir(), 'wutong-there-'))]);
});
afterEach(() => Promise.all([here, there].map((root) => rm(root, { recursive: true, force: true }))));

const lock = (root: string, packages: object): Promise<void> => writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }));

describe('an earlier revision’s tree', () => {
  it.each([
    ['the same packages', { 'node_modules/react': { version: '19.3.1' } }, true],
    ['some of them, and links to its own workspaces', { 'node_modules/@wutong/ui': { link: true } }, true],
    ['another version', { 'node_modules/react': { version: '19.3.0' } }, false],
    ['one that is gone', { 'node_modules/preact': { version: '10.0.0' } }, false],
  ])('may use what is installed here when it asks for %s', async (_, packages, may) => {
    await lock(here, { 'node_modules/react': { version: '19.3.1' }, 'node_modules/swr': { version: '2.5.1' } });
    await lock(there, packages);
    expect(await canShareModules(here, there)).toBe(may);
  });

  it('gets packages by links, but workspaces of its own', async () => {
    for (const folder of ['node_modules/react', 'node_modules/@wutong', 'node_modules/.cache']) await mkdir(join(here, folder), { recursive: true });
    await mkdir(join(there, 'packages/ui'), { recursive: true });
    await writeFile(join(there, 'packages/ui/package.json'), '{"name":"@wutong/ui","wutong":{"layer":"ui"}}');
    await linkModules(here, there);
    expect(await realpath(join(there, 'node_modules/react'))).toBe(await realpath(join(here, 'node_modules/react')));
    expect(await realpath(join(there, 'node_modules/@wutong/ui'))).toBe(await realpath(join(there, 'packages/ui')));
    await expect(realpath(join(there, 'node_modules/.cache'))).rejects.toThrow('ENOENT');
  });
});
