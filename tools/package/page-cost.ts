import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { isObject, objectAt } from '../lint/support/json.ts';

/** What a page pays for what it imports. */
export type Cost = {
  /** Bytes, minified and gzipped, before the page can draw. */
  readonly first: number;
  /** Bytes, minified and gzipped, that are fetched when they are first needed. */
  readonly later: number;
  /** Files of which something is in the page, by absolute path. */
  readonly files: readonly string[];
};

const PAGE = 'virtual:page';

/** The packages that an installer brings and that no figure counts. */
async function peersOf(folder: string): Promise<readonly string[]> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return Object.keys(objectAt(manifest, 'peerDependencies'));
}

function isChunk(output: unknown): output is { type: 'chunk'; isEntry: boolean; fileName: string; code: string; imports: string[]; modules: object } {
  return isObject(output) && output['type'] === 'chunk';
}

/**
 * Bundles a page as an installer's Vite would and weighs it. `from` is the folder that its imports start from;
 * `built` the built package, whose peers are left out.
 */
export async function costOf(code: string, from: string, built: string): Promise<Cost> {
  const peers = await peersOf(built);
  const result: unknown = await build({
    configFile: false,
    logLevel: 'silent',
    root: from,
    plugins: [
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id, importer) => (id === PAGE ? join(from, 'page.js') : importer === undefined ? id : null),
        load: (id) => (id === join(from, 'page.js') ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: PAGE,
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = Object(Array.isArray(result) ? result[0] : result);
  const chunks = (Array.isArray(output) ? output : []).filter(isChunk);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<string>();
  const visit = (name: string): void => {
    const chunk = byName.get(name);
    if (chunk === undefined || first.has(name)) return;
    first.add(name);
    chunk.imports.forEach(visit);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) visit(fileName);
  const weigh = (early: boolean): number =>
    chunks.filter(({ fileName }) => first.has(fileName) === early).reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
  const files = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (Number(renderedLength) > 0 && !id.endsWith('page.js') ? [id] : [])),
  );
  return { first: weigh(true), later: weigh(false), files };
}
