import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BENCH } from './places.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2',
};

/** The built pages on a port of their own, compressed once and kept, so that no request waits for the disk. */
export interface Pages {
  readonly origin: string;
  /** Bytes over the wire of a file that was served, by its path. */
  readonly weight: (path: string) => number;
  readonly close: () => void;
}

/** Serves bench/dist. */
export async function servePages(): Promise<Pages> {
  const kept = new Map<string, Buffer>();
  const load = async (path: string): Promise<Buffer> => {
    const known = kept.get(path);
    if (known) return known;
    const packed = gzipSync(await readFile(join(BENCH, 'dist', normalize(path))), { level: 9 });
    kept.set(path, packed);
    return packed;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    load(path).then(
      (packed) => {
        const type = TYPES[extname(path)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'no-store' }).end(packed);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    weight: (path) => kept.get(path)?.length ?? 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
