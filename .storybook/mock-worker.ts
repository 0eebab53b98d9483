import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where the mock server's package keeps the worker that answers calls in the browser. */
export const workerFile = fileURLToPath(new URL('../node_modules/msw/lib/mockServiceWorker.js', import.meta.url));

/** Serves that worker during development and tests; the built Storybook copies it through `staticDirs`. */
export function mockWorker(): Plugin {
  return {
    name: 'wutong:mock-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(readFileSync(workerFile));
      });
    },
  };
}
