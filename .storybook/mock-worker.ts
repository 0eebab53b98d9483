import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where the mock server's package keeps the worker that answers calls in the browser. */
const SOURCE = fileURLToPath(new URL('../node_modules/msw/lib/mockServiceWorker.js', import.meta.url));

const FILE = 'mockServiceWorker.js';

/**
 * Leaves to the network what is no call of the product. The worker would otherwise ask a page about every module that
 * any frame loads; a wall of twenty frames waits a minute for that.
 */
const CALLS_ONLY = `self.addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.startsWith('/api/')) event.stopImmediatePropagation();
});
`;

function workerText(): string {
  return CALLS_ONLY + readFileSync(SOURCE, 'utf8');
}

/** Serves that worker: during development and tests as a file of the server, in the built Storybook as one of its own. */
export function mockWorker(): Plugin {
  return {
    name: 'wutong:mock-worker',
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(workerText());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: workerText() });
    },
  };
}
