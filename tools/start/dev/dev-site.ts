import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { loadFacts, type BranchFacts, type BranchFolder, type BranchSite } from '@wutong/gateway';
import { createServer } from 'vite';

/** A branch from its sources, with hot reload. */
export type DevSite = {
  readonly site: BranchSite;
  /** Takes over the web socket of the branch's hot reload; leaves any other alone. */
  readonly onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => Promise<void>;
};

/**
 * Opens Vite on a branch as a part of this server. Its hot reload listens to a server that never listens itself:
 * the house has two (one for each loopback address), and both pass their web sockets on.
 */
export async function openDevSite(branch: BranchFolder): Promise<DevSite> {
  const sockets = createHttpServer();
  const vite = await createServer({
    configFile: join(branch.folder, 'vite.config.ts'),
    root: branch.folder,
    appType: 'custom',
    // Several branches share the port: each socket has a path of its own.
    server: { middlewareMode: true, ws: { server: sockets, path: `/__hmr/${branch.key}` } },
    clearScreen: false,
  });
  const load = (path: string): Promise<unknown> => vite.ssrLoadModule(path);
  const facts = async (): Promise<BranchFacts> => {
    const [found] = await loadFacts([branch], load);
    if (found === undefined) throw new Error(`${branch.key} says nothing about itself`);
    return found;
  };
  const site: BranchSite = {
    key: branch.key,
    template: async (path) => vite.transformIndexHtml(path, await readFile(join(branch.folder, 'index.html'), 'utf8')),
    dress: async (themeKey) => (await facts()).dress(themeKey),
    routes: async () => (await facts()).routes,
    sendFile: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', () => resolve(true));
        vite.middlewares(request, response, (error?: unknown) => (error === undefined ? resolve(false) : reject(error)));
      }),
  };
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (request.url?.startsWith(`/__hmr/${branch.key}`)) sockets.emit('upgrade', request, socket, head);
  };
  return { site, onUpgrade, close: () => vite.close() };
}
