import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Plugin, ViteDevServer } from 'vite';
import type { PropFacts } from 'virtual:wutong/props';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '').replaceAll('\\', '/');

const NAME = 'virtual:wutong/props';

/** What the props depend on: the design system's sources and the domain's types. */
const SOURCES = 'packages/{ui,domain}/src/**/*.{ts,tsx}';

const STORIES = 'packages/ui/src/{components,patterns,screens}/*/*.stories.tsx';

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of globSync([SOURCES, '.storybook/props/*.ts'], { cwd: ROOT }).toSorted()) hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex').slice(0, 16);
}

/** Reads the types beside Storybook's own work: it takes seconds, and nothing waits for it but the tables. */
function inWorker(): Promise<PropFacts> {
  const stories = globSync(STORIES, { cwd: ROOT }).map((path) => `${ROOT}/${path.replaceAll('\\', '/')}`);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: { root: ROOT, stories } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const KEPT = join(ROOT, 'node_modules/.cache/wutong/props.json');

/** Props as they were read at some time, and of which sources. */
interface Kept {
  readonly fingerprint: string;
  readonly props: PropFacts;
}

async function readKept(): Promise<Kept | null> {
  try {
    return JSON.parse(await readFile(KEPT, 'utf8'));
  } catch {
    return null;
  }
}

/** The props as the sources are now; kept, so that the next start has them at once. */
async function readProps(): Promise<PropFacts> {
  const now = fingerprint();
  const kept = await readKept();
  if (kept?.fingerprint === now) return kept.props;
  const props = await inWorker();
  await mkdir(dirname(KEPT), { recursive: true });
  await writeFile(KEPT, JSON.stringify({ fingerprint: now, props } satisfies Kept));
  return props;
}

/**
 * Serves the props of every component as a module, read from their types by the last TypeScript that other programs can
 * use (version 7 offers them no checker). The development server shows what it read last time until it has read anew;
 * runs of tests draw no tables and get none.
 */
export function componentProps(): Plugin {
  let dev: ViteDevServer | undefined;
  let read: Promise<PropFacts> | undefined;
  let ready = false;
  const shown = async (): Promise<PropFacts> => {
    if (process.env['VITEST'] !== undefined) return {};
    if (!dev || ready) return (read ??= readProps());
    return (await readKept())?.props ?? {};
  };
  return {
    name: 'wutong:component-props',
    configureServer(server) {
      if (process.env['VITEST'] !== undefined) return;
      dev = server;
      read = readProps();
      void read.then(() => {
        ready = true;
        const module = server.moduleGraph.getModuleById(`\0${NAME}`);
        if (!module) return;
        server.moduleGraph.invalidateModule(module);
        server.ws.send({ type: 'full-reload' });
      });
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) => (id === `\0${NAME}` ? `export const props = ${JSON.stringify(await shown())};` : undefined),
  };
}
