import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Branch } from '@wutong/site/branch';
import { enabledRoutes, routeMeta } from '@wutong/site/catalogue';
import { baseCss, themeToCss, type Theme } from '@wutong/ui/theme';
import type { Dress } from './branch-site.ts';
import type { BranchFolder } from './discover.ts';

/** What the gateway knows of a branch without its build. */
export type BranchFacts = {
  readonly key: string;
  /** What the branch says of itself; its name and hosts only seed the database's domain records. */
  readonly branch: Branch;
  /** What a page wears by key of the theme; in the branch's own theme where the key is not known. */
  readonly dress: (themeKey: string) => Dress;
  /** Path -> title of every route that the branch has switched on. */
  readonly routes: ReadonlyMap<string, string>;
};

/** Loads a module by absolute path; a development server brings its own, so that a change is seen at once. */
export type LoadModule = (path: string) => Promise<unknown>;

/** Loads a module as Node does: once for the life of the process. */
export const loadWithNode: LoadModule = async (path) => import(pathToFileURL(path).href);

/** The export of that name from a file of a branch; throws, naming the file, where it is missing. */
async function loadExport(branch: BranchFolder, name: string, load: LoadModule): Promise<object> {
  const path = join(branch.folder, 'src', `${name}.ts`);
  if (!existsSync(path)) throw new Error(`The branch ${branch.key} is not whole: ${path} is missing`);
  const module: unknown = await load(path);
  const found = typeof module === 'object' && module !== null ? new Map(Object.entries(module)).get(name) : undefined;
  if (typeof found !== 'object' || found === null) throw new Error(`${path} must export '${name}'`);
  return found;
}

function isTheme(value: object): value is Theme {
  return 'key' in value && 'scale' in value && 'light' in value && 'dark' in value;
}

function isBranch(value: object): value is Branch {
  return 'key' in value && 'theme' in value && 'hosts' in value && 'routesOff' in value;
}

/** The path and title of every route of a branch. The root is a route of the router's own: it leads to the home page. */
function routesOf(branch: Branch): ReadonlyMap<string, string> {
  const routes = [...enabledRoutes(branch)].map(routeMeta).map(({ path, title }): [string, string] => [path, title]);
  return new Map([['/', routeMeta('home').title], ...routes]);
}

function dressOf(theme: Theme): Dress {
  return { brand: theme.key, css: `${baseCss}\n${themeToCss(theme)}` };
}

/**
 * Loads what every branch says about itself (`src/branch.ts`, `src/theme.ts`). Styles are looked up over all of
 * them, because a domain record may dress one branch's build in another's theme.
 */
export async function loadFacts(
  branches: readonly BranchFolder[],
  load: LoadModule = loadWithNode,
): Promise<readonly BranchFacts[]> {
  const loaded = await Promise.all(
    branches.map(async (folder) => {
      const [branch, theme] = [await loadExport(folder, 'branch', load), await loadExport(folder, 'theme', load)];
      if (!isBranch(branch)) throw new Error(`${folder.key}: 'branch' must come from defineBranch`);
      if (!isTheme(theme)) throw new Error(`${folder.key}: 'theme' must come from defineTheme`);
      return { folder, branch, theme };
    }),
  );
  const dresses = new Map(loaded.map(({ theme }) => [theme.key, dressOf(theme)]));
  return loaded.map(({ folder, branch, theme }) => ({
    key: folder.key,
    branch,
    dress: (themeKey) => dresses.get(themeKey) ?? dressOf(theme),
    routes: routesOf(branch),
  }));
}
