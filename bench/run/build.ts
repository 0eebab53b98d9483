import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { branchConfig } from '../../tools/vite/branch.ts';
import { theme } from '../../apps/main-platform/src/theme.ts';
import { baseCss, themeToCss } from '../../packages/ui/src/theme/index.ts';
import { BENCH, ROOT } from './places.ts';

/** One contender's page of one scenario. */
export type Page = { readonly scenario: string; readonly contender: string };

/** Where a page's source stands. */
export function sourceOf({ scenario, contender }: Page): string {
  return join(BENCH, 'src', scenario, `${contender}.tsx`);
}

/** Where a page is built to. */
export function distOf({ scenario, contender }: Page): string {
  return join(BENCH, 'dist', scenario, contender);
}

const BRAND = 'virtual:brand.css';

/** What the gateway writes into the head of our pages: the reset and the brand's variables. Ours to pay for. */
function brandCss(): Plugin {
  return {
    name: 'brand-css',
    resolveId: (id) => (id === BRAND ? `\0${BRAND}` : undefined),
    load: (id) => (id === `\0${BRAND}` ? `${baseCss}\n${themeToCss(theme)}` : undefined),
  };
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).toSorted();
}

/** A number for everything that a page is built from; equal numbers mean that it need not be built again. */
export async function fingerprint(contender: string): Promise<string> {
  const packages = contender === 'ours' ? ['ui', 'domain'] : ['domain'];
  const folders = [join(BENCH, 'src'), ...packages.map((name) => join(ROOT, 'packages', name, 'src'))];
  const files = [join(BENCH, 'package-lock.json'), ...(await Promise.all(folders.map(filesBelow))).flat()];
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/** Builds a page for production, all contenders alike and as our own branches are built. Answers whether it had to. */
export async function buildPage(page: Page, print: string): Promise<boolean> {
  const outDir = distOf(page);
  const note = join(outDir, 'fingerprint');
  if (existsSync(note) && (await readFile(note, 'utf8')) === print) return false;
  const { oxc, build: like } = branchConfig(BENCH, 'production');
  await build({
    root: BENCH,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), brandCss()],
    ...(oxc !== undefined && { oxc }),
    resolve: { alias: { '#page': sourceOf(page) }, dedupe: ['react', 'react-dom'] },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { treeshake: like?.rolldownOptions?.treeshake ?? true },
    },
  });
  await writeFile(note, print);
  return true;
}
