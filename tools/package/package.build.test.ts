import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFiles } from '../lint/support/files.ts';
import { objectAt } from '../lint/support/json.ts';
import { HOME, run, runInstalled } from '../lint/support/process.ts';
import { ORDER, SERVE, STRICT, TRACES } from './consumer.fixture.ts';
import { install, type Installed } from './install.ts';
import { PEERS } from './manifest.ts';
import { buildPackage, packInto } from './pack.ts';
import { costOf } from './page-cost.ts';
import { PUBLISHED, readSource, type Entry } from './source.ts';
import { weightTable } from './weigh.ts';

let temporary = '';
let tarball = '';
let installed: Installed;
let entries: readonly Entry[];
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'wutong-packed-'));
  tarball = await packInto(await buildPackage(HOME), temporary);
  installed = await install(HOME, tarball);
  entries = (await readSource(HOME)).entries;
});
afterAll(async () => {
  await installed.close();
  await rm(temporary, { recursive: true, force: true });
});

const nameOf = ({ path }: Entry): string => `${PUBLISHED}${path.slice(1)}`;

async function readme(): Promise<string> {
  const [, code = ''] = /```tsx\n([\s\S]+?)```/.exec(await readFile(join(installed.folder, 'README.md'), 'utf8')) ?? [];
  return code;
}

/** Runs a script of an installer on plain Node; answers what it prints. */
async function runScript(name: string, code: string, ...args: string[]): Promise<string> {
  await writeFile(join(installed.root, name), code);
  const { code: exit, stdout, stderr } = await run(process.execPath, [name, ...args], installed.root);
  if (exit !== 0) throw new Error(stderr);
  return stdout.trim();
}

describe('the packed package', () => {
  it('has a face for every component, pattern and screen', () => {
    const paths = entries.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['.', './theme', './wording', './domain', './components/button', './patterns/course-card', './screens/cart-screen']));
  });

  it('asks for all that it imports, and names nothing of the place where it was built', async () => {
    const manifest: unknown = JSON.parse(await readFile(join(installed.folder, 'package.json'), 'utf8'));
    const asked = ['dependencies', 'peerDependencies'].flatMap((field) => Object.keys(objectAt(manifest, field)));
    const files = await readFiles(installed.folder, /\.(js|ts|json)$/);
    const imported = files.flatMap(({ text }) => [...text.matchAll(/(?:\bfrom|\bimport\(|^import)\s*["']([@a-z][\w@/.-]*)["']/gm)].map(([, name = '']) => name));
    const packages = new Set(imported.map((name) => name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/')));
    expect([...packages].filter((name) => !asked.includes(name))).toEqual([]);
    expect(files.filter(({ text }) => text.includes(HOME) || /from ["'][^"']+\.tsx?["']/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('has nothing for publint to say', async () => {
    const { messages } = await publint({ pack: { tarball: await readTarball() }, strict: true });
    expect(messages).toEqual([]);
  });

  it('has types that are not wrong for any user of ESM', async () => {
    const { code, stdout } = await runInstalled('@arethetypeswrong/cli', 'attw', [tarball, '--profile', 'esm-only', '--no-color', '--no-emoji'], HOME);
    expect(stdout).toContain(`"${PUBLISHED}/components/button"`);
    expect(code === 0 ? '' : stdout).toBe('');
  });

  it.each(['bundler', 'nodenext'] as const)('type-checks for a strict installer who resolves by %s', async (resolution) => {
    await writeFile(join(installed.root, 'readme.tsx'), await readme());
    await writeFile(join(installed.root, 'faces.ts'), entries.map((entry, index) => `export * as face${index} from '${nameOf(entry)}';\n`).join(''));
    const options = { ...STRICT, module: resolution === 'bundler' ? 'esnext' : 'nodenext', moduleResolution: resolution };
    await writeFile(join(installed.root, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['readme.tsx', 'faces.ts'] }));
    const { stdout } = await runInstalled('typescript', 'tsc', ['--pretty', 'false', '-p', installed.root], installed.root);
    expect(stdout).toBe('');
  });
});

describe('a page that installs it', () => {
  it('can import everything in plain Node and leaves no trace in it', async () => {
    const others = ['react', 'react-dom', 'react-dom/server', 'styled-components', 'react-aria-components', 'lucide', 'qrcode.react', 'htmlparser2', '@internationalized/date'];
    expect(await runScript('traces.mjs', TRACES, JSON.stringify([others, entries.map(nameOf)]))).toBe('[]');
  });

  it('draws the example of the README on a server', async () => {
    const { code } = await transformWithOxc(await readme(), 'readme.tsx', { jsx: { runtime: 'automatic' } });
    await writeFile(join(installed.root, 'readme.js'), code);
    const html = await runScript('serve.mjs', SERVE);
    expect(html).toContain('data-brand="harbour"');
    expect(html).toMatch(/<button[^>]*>加入购物车<\/button>/);
    expect(html).toContain('#1d4f91');
  });

  it('gets the same class names whichever part it loads first', async () => {
    const one = await runScript('order.mjs', ORDER, 'button', 'tag');
    expect(one).toContain('"styled":true');
    expect(await runScript('order.mjs', ORDER, 'tag', 'button')).toBe(one);
  });

  it('pays for what it uses only, also where it imports from the whole', async () => {
    const cost = (from: string): ReturnType<typeof costOf> => costOf(`export { Button } from '${from}';`, installed.root, installed.folder);
    const [whole, part] = [await cost(PUBLISHED), await cost(`${PUBLISHED}/components/button`)];
    expect(whole.files.toSorted()).toEqual(part.files.toSorted());
    expect(Math.abs(whole.first - part.first)).toBeLessThan(50);
    expect(part.later).toBe(0);
    // The button's own file and what it stands on: its sources are named in none but these.
    const texts = await Promise.all(part.files.map((file) => readFile(file, 'utf8')));
    const parts = new Set(texts.flatMap((text) => [...text.matchAll(/^\/\/ packages\/ui\/src\/(components\/[^/]+)\//gm)].map(([, name]) => name)));
    expect(parts).toEqual(new Set(['components/button', 'components/link', 'components/visually-hidden']));
  });

  it('fetches the primitives library when it is needed, not at first', async () => {
    const menu = await costOf(`export * from '${PUBLISHED}/components/menu';`, installed.root, installed.folder);
    expect(menu.first).toBeLessThan(10_000);
    expect(menu.later).toBeGreaterThan(30_000);
    const table = weightTable([{ path: './components/menu', cost: menu }], [...PEERS]);
    expect(table).toMatch(/\.\/components\/menu +\d\.\d kB +\d\d\.\d kB$/m);
  });
});

async function readTarball(): Promise<ArrayBuffer> {
  const bytes = await readFile(tarball);
  return new Uint8Array(bytes).buffer;
}
