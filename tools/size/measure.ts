import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { discoverBranches, loadFacts } from '@wutong/gateway';
import { chromium, type Browser } from 'playwright';
import { provideChromium } from '../browser/provide.ts';
import { openHouse } from '../start/house.ts';
import { readOptions } from '../start/options.ts';
import { firstLoad, readManifest } from './manifest.ts';

/** What the first load of a branch's /index weighs, in bytes gzip. */
export type FirstLoad = {
  readonly branch: string;
  /** Scripts that a browser asked for until it had nothing more to ask. */
  readonly files: readonly string[];
  readonly loaded: number;
  /** The same by the build's own note: entry, its static imports and the home page's chunk. */
  readonly noted: number;
};

/** Source of the page behind /index. */
const HOME_ROUTE = 'routes/home/home-route.tsx';
const toGzip = promisify(gzip);

async function weigh(dist: string, files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async (file) => (await toGzip(await readFile(join(dist, file)), { level: 9 })).length),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

/** The scripts that a fresh browser asks for on a page without touching anything. */
async function scriptsAskedFor(browser: Browser, url: string): Promise<readonly string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) asked.add(pathname.slice(1));
  });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status() ?? 'nothing'}`);
  return [...asked].sort();
}

async function listenAnywhere(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Loads /index of every branch in a fresh browser through the gateway and weighs the scripts it asked for. */
export async function measureFirstLoads(root: string): Promise<readonly FirstLoad[]> {
  const executablePath = await provideChromium(root);
  const dataDir = await mkdtemp(join(tmpdir(), 'wutong-size-'));
  const house = await openHouse({ ...readOptions(['--no-storybook'], {}), dataDir }, new AbortController().signal);
  const server = createServer((request, response) => void house.gateway(request, response));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const port = await listenAnywhere(server);
    const loads: FirstLoad[] = [];
    for (const { key, branch } of await loadFacts(await discoverBranches(root))) {
      const dist = join(root, 'apps', key, 'dist');
      const files = await scriptsAskedFor(browser, `http://${branch.hosts[0] ?? ''}:${port}/index`);
      const manifest = readManifest(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
      const noted = await weigh(dist, firstLoad(manifest, HOME_ROUTE));
      loads.push({ branch: key, files, loaded: await weigh(dist, files), noted });
    }
    return loads;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await house.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
