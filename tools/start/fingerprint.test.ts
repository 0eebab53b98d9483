import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wutong-fingerprint-'));
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await writeFile(join(root, 'src/a.ts'), 'a');
  await writeFile(join(root, 'src/deep/b.ts'), 'b');
  await writeFile(join(root, 'index.html'), '<html>');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const INPUTS = ['src', 'index.html', 'not-there'];

describe('the fingerprint of a build’s inputs', () => {
  it('stays while nothing changes', async () => {
    expect(await fingerprint(root, INPUTS)).toBe(await fingerprint(root, INPUTS));
  });

  it.each([
    ['a changed file', 'src/deep/b.ts', 'c'],
    ['a changed single file', 'index.html', '<html lang>'],
    ['a new file', 'src/new.ts', ''],
    ['an input that comes into being', 'not-there', ''],
    ['what stories share', 'src/stories.fixture.ts', ''],
  ])('changes with %s', async (_, path, text) => {
    const before = await fingerprint(root, INPUTS);
    await writeFile(join(root, path), text);
    expect(await fingerprint(root, INPUTS)).not.toBe(before);
  });

  it('changes when a file is renamed', async () => {
    const before = await fingerprint(root, INPUTS);
    await rm(join(root, 'src/a.ts'));
    await writeFile(join(root, 'src/z.ts'), 'a');
    expect(await fingerprint(root, INPUTS)).not.toBe(before);
  });

  it('does not see tests and outputs', async () => {
    const before = await fingerprint(root, INPUTS);
    await writeFile(join(root, 'src/a.test.ts'), 'test');
    await writeFile(join(root, 'src/a.fixture.ts'), 'fixture');
    await mkdir(join(root, 'src/dist'));
    await writeFile(join(root, 'src/dist/out.js'), 'out');
    expect(await fingerprint(root, INPUTS)).toBe(before);
  });
});
