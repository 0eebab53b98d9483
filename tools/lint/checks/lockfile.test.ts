import { describe, expect, it } from 'vitest';
import { withTree } from '../support/tree.ts';
import { lockfile } from './lockfile.ts';

const MANIFEST = { name: 'root', version: '1.0.0', private: true };

function lock(packages: object, root: object = MANIFEST): object {
  return { name: 'root', version: '1.0.0', lockfileVersion: 3, requires: true, packages: { '': root, ...packages } };
}

describe('lockfile', () => {
  it('accepts a lock file that fits and names no place', async () => {
    const tree = { 'package.json': MANIFEST, 'package-lock.json': lock({}) };
    expect(await withTree(tree, lockfile.run)).toEqual([]);
  });

  it('refuses a package that the manifest wants and the lock file misses', async () => {
    const tree = {
      'package.json': { ...MANIFEST, dependencies: { absent: 'file:absent' } },
      'package-lock.json': lock({}),
      'absent/package.json': { name: 'absent', version: '1.0.0' },
    };
    const found = await withTree(tree, lockfile.run);
    expect(found).toContainEqual({ where: 'package-lock.json', what: expect.stringContaining('Missing: absent@') });
  });

  it('looks into the lock file of the benchmark too', async () => {
    const entry = { version: '1.0.0', resolved: 'https://packages.example.org/quiet-1.0.0.tgz', optional: true };
    const tree = {
      'package.json': MANIFEST, 'package-lock.json': lock({}), 'bench/package.json': MANIFEST,
      'bench/package-lock.json': lock({ 'node_modules/quiet': entry }),
    };
    const found = await withTree(tree, lockfile.run);
    expect(found).toEqual([{ where: 'bench/package-lock.json', what: expect.stringContaining('another place') }]);
  });

  it('refuses a package that comes from a private place', async () => {
    const entry = { version: '1.0.0', resolved: 'https://packages.example.org/quiet-1.0.0.tgz', optional: true };
    const tree = { 'package.json': MANIFEST, 'package-lock.json': lock({ 'node_modules/quiet': entry }) };
    const found = await withTree(tree, lockfile.run);
    expect(found).toContainEqual({
      where: 'package-lock.json',
      what: 'node_modules/quiet is resolved from another place than the default registry',
    });
  });
});
