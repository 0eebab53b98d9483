import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Text that shrinks; pictures and fonts are compressed already. */
const SHRINKS = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Below this many bytes the headers cost more than is saved. */
const WORTH_IT = 1_024;

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_IT) return;
  const brotli = await toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
}

/** Writes a `.br` and a `.gz` beside every text file of a folder, so that serving costs no time later. */
export async function precompressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && SHRINKS.test(entry.name) && !entry.parentPath.includes('.vite'));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

/** The same as a step of a build, after everything has been written. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'wutong:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: { order: 'post', sequential: true, handler: () => precompressFolder(folder) },
  };
}
