import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompressFolder } from './precompress.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wutong-precompress-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('compressing a build ahead', () => {
  it('puts both forms beside a text file, with the same content', async () => {
    const text = 'export const word = 1;\n'.repeat(100);
    await writeFile(join(folder, 'assets/a.js'), text);
    await precompressFolder(folder);
    expect(brotliDecompressSync(await readFile(join(folder, 'assets/a.js.br'))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, 'assets/a.js.gz'))).toString()).toBe(text);
  });

  it('leaves small files, pictures and the page itself alone', async () => {
    await writeFile(join(folder, 'small.js'), 'x');
    await writeFile(join(folder, 'picture.png'), 'x'.repeat(5_000));
    await writeFile(join(folder, 'index.html'), 'x'.repeat(5_000));
    await precompressFolder(folder);
    expect((await readdir(folder)).filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
  });
});
