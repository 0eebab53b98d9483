import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check, Finding } from '../check.ts';
import { splitComments } from '../support/code.ts';
import { isTestOrStory, readFiles } from '../support/files.ts';
import { declaredBy, readRoot, readWorkspaces, type Workspace } from '../support/workspaces.ts';

/** The layers of the house. What each may import stands in `.dependency-cruiser.mjs`. */
const LAYERS = new Set([
  'domain',
  'contract',
  'api-client',
  'ui',
  'site',
  'sample',
  'testing',
  'api',
  'gateway',
  'branch',
  'e2e',
]);

const IMPORT = /(?:from|import)\s*\(?\s*['"](@wutong\/[^/'"]+)/g;

function layerFindings(workspaces: readonly Workspace[]): readonly Finding[] {
  return workspaces.flatMap(({ folder, layer }) =>
    LAYERS.has(layer)
      ? []
      : [{ where: `${folder}/package.json`, what: `"wutong.layer" is ${layer === '' ? 'missing' : `"${layer}"`}` }],
  );
}

function versionFindings(workspaces: readonly Workspace[]): readonly Finding[] {
  const seen = new Map<string, { version: string; folder: string }>();
  const found: Finding[] = [];
  for (const workspace of workspaces) {
    const where = `${workspace.folder === '' ? '' : `${workspace.folder}/`}package.json`;
    for (const { name, version } of declaredBy(workspace)) {
      const first = seen.get(name) ?? { version, folder: where };
      seen.set(name, first);
      if (first.version !== version) {
        found.push({ where, what: `${name} is ${version} here and ${first.version} in ${first.folder}` });
      }
      const exact = name.startsWith('@wutong/') ? version === '*' : /^(?:npm:[^@\s]+@)?\d/.test(version);
      if (!exact) found.push({ where, what: `${name}: "${version}" is not an exact version ("*" for our own packages)` });
    }
  }
  return found;
}

async function undeclaredFindings(root: string, workspace: Workspace): Promise<readonly Finding[]> {
  const { folder, name: own } = workspace;
  const declared = declaredBy(workspace);
  const all = new Set(declared.map(({ name }) => name));
  const shipped = new Set(declared.filter(({ field }) => field !== 'devDependencies').map(({ name }) => name));
  const files = await readFiles(root, new RegExp(`^${folder}/src/.+\\.[cm]?tsx?$`));
  return files.flatMap(({ path, text }) => {
    const allowed = isTestOrStory(path) ? all : shipped;
    const named = [...splitComments(text).code.matchAll(IMPORT)].map(([, name]) => name ?? '');
    return [...new Set(named)]
      .filter((name) => name !== own && !allowed.has(name))
      .map((name) => ({ where: path, what: `imports ${name}, which ${folder}/package.json does not declare` }));
  });
}

/** The page that says of every package why it and not the runner-up. */
const REASONS = 'docs/dependencies.md';

async function unexplainedFindings(root: string, workspaces: readonly Workspace[]): Promise<readonly Finding[]> {
  const page = await readFile(join(root, REASONS), 'utf8').catch(() => '');
  const names = workspaces.flatMap((workspace) => declaredBy(workspace)).map(({ name }) => name);
  const declared = new Set(names.filter((name) => !name.startsWith('@wutong/')));
  const explained = new Set([...page.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) => cell.match(/[^`, ]+/g) ?? []));
  return [
    ...[...declared].filter((name) => !explained.has(name)).map((name) => ({ where: REASONS, what: `does not explain ${name}` })),
    ...[...explained].filter((name) => !declared.has(name)).map((name) => ({ where: REASONS, what: `explains ${name}, which nobody declares` })),
  ];
}

/** What a workspace says about itself in its package.json is true and agrees with the others. */
export const manifest: Check = {
  name: 'manifest',
  promise: 'each workspace names its layer, versions agree, imports are declared, every package has its reason',
  wayOut: 'name the layer under "wutong", use one exact version everywhere, declare what is imported, say why in docs/dependencies.md',
  run: async (root) => {
    const workspaces = await readWorkspaces(root);
    const all = [await readRoot(root), ...workspaces];
    const undeclared = await Promise.all(workspaces.map((workspace) => undeclaredFindings(root, workspace)));
    return [
      ...layerFindings(workspaces),
      ...versionFindings(all),
      ...undeclared.flat(),
      ...(await unexplainedFindings(root, all)),
    ];
  },
};
