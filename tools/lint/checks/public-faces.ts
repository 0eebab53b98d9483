import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check, Finding } from '../check.ts';
import { facesOf } from '../support/faces.ts';
import { runInstalled } from '../support/process.ts';
import { readWorkspaces, type Workspace } from '../support/workspaces.ts';

/** Packages that only Node ever loads. */
const SERVERS = new Set(['api', 'gateway']);

/** Packages that draw: their users have a DOM and a bundler, never Node's own resolution. */
const DRAWN = new Set(['ui', 'site', 'testing']);

/** The faces of drawing packages that plain Node loads all the same (the gateway, the lint, e2e). */
const PLAIN_FACES = /^@wutong\/(site\/(branch|catalogue)|ui\/theme)$/;

/** How a user of the packages may be set up: stricter than we need, and with none of our own settings. */
const STRICT = {
  target: 'es2023',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  jsx: 'react-jsx',
};

const CONSUMERS = [
  {
    name: 'bundler',
    options: { ...STRICT, module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom', 'dom.iterable'] },
    takes: (layer: string) => !SERVERS.has(layer),
  },
  {
    name: 'nodenext',
    options: { ...STRICT, module: 'nodenext', moduleResolution: 'nodenext', lib: ['es2024'] },
    takes: (layer: string, entry: string) => !DRAWN.has(layer) || PLAIN_FACES.test(entry),
  },
] as const;

type Face = { readonly layer: string; readonly entry: string };

async function allFaces(root: string, workspaces: readonly Workspace[]): Promise<readonly Face[]> {
  const faces = workspaces.map(async (workspace) => {
    const { name, layer } = workspace;
    return (await facesOf(root, workspace)).map(({ path }) => ({ layer, entry: `${name}${path.slice(1)}` }));
  });
  return (await Promise.all(faces)).flat();
}

/** Turns `path(line,column): error TS1: text` into a finding; continuation lines belong to the one before. */
function findingsOf(output: string, consumer: string, folder: string, faces: readonly Face[]): readonly Finding[] {
  return output.split('\n').flatMap((line) => {
    const [, path = '', row = '', what] = /^(.+?)\((\d+),\d+\): error (TS\d+: .+)$/.exec(line) ?? [];
    if (what === undefined) return line.startsWith('error TS') ? [{ where: consumer, what: line }] : [];
    const own = path.startsWith(folder) || path.endsWith('consumer.ts');
    const where = own ? (faces[Number(row) - 1]?.entry ?? path) : `${path}:${row}`;
    return [{ where, what: `as seen by a ${consumer} user: ${what}` }];
  });
}

/** Each package can be used by somebody who has nothing but its package.json and a strict compiler. */
export const publicFaces: Check = {
  name: 'public-faces',
  promise: 'every exports entry of every package type-checks for its users',
  wayOut: 'make the entry lead to a file that compiles on its own: no ambient types, no setting of one package',
  run: async (root) => {
    const faces = await allFaces(root, await readWorkspaces(root));
    const found = await Promise.all(
      CONSUMERS.map(async ({ name, options, takes }) => {
        const mine = faces.filter(({ layer, entry }) => takes(layer, entry));
        const folder = `node_modules/.cache/wutong-public-faces/${name}`;
        await rm(join(root, folder), { recursive: true, force: true });
        await mkdir(join(root, folder), { recursive: true });
        const lines = mine.map(({ entry }, index) => `export * as face${index} from '${entry}';\n`);
        await writeFile(join(root, folder, 'consumer.ts'), lines.join('') || 'export {};\n');
        await writeFile(join(root, folder, 'package.json'), '{ "type": "module", "private": true }\n');
        const types = name === 'nodenext' ? ['node'] : [];
        const settings = { compilerOptions: { ...options, types }, files: ['consumer.ts'] };
        await writeFile(join(root, folder, 'tsconfig.json'), JSON.stringify(settings, null, 2));
        const { stdout } = await runInstalled('typescript', 'tsc', ['--pretty', 'false', '-p', `${folder}/tsconfig.json`], root);
        return findingsOf(stdout, name, folder, mine);
      }),
    );
    return found.flat();
  },
};
