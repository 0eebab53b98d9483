import type { CallFact, IconFact, PartFact, RouteFact, ScreenFacts } from 'virtual:wutong/screens';
import { importsOf, reach, targetOf, type Sources } from './imports.ts';

const UI = 'packages/ui/src';
const SCREENS = `${UI}/screens/`;
const ROUTES = 'packages/site/src/routes/';
const PAGES = `${ROUTES}pages.ts`;
const CALLS = 'packages/contract/src/calls/generated/';

/** The routes of the site's catalogue, by name. */
export type Catalogue = Readonly<Record<string, Omit<RouteFact, 'name'>>>;

function folderUnder(prefix: string, path: string): string | null {
  return path.startsWith(prefix) && path.slice(prefix.length).includes('/') ? (path.slice(prefix.length).split('/')[0] ?? null) : null;
}

/** The file of each route's page, by the route's name. */
export function pagesOf(sources: Sources): Map<string, string> {
  const text = sources.get(PAGES) ?? '';
  const files = new Map<string, string>();
  for (const [, name = '', from = ''] of text.matchAll(/(\w+)(?:\s*=|:)\s*\w+\(\(\) => import\('([^']+)'\)\)/g)) {
    files.set(name, targetOf(PAGES, from) ?? '');
  }
  for (const [, route = '', shared = ''] of text.matchAll(/^ {2}(\w+): (\w+),$/gm)) files.set(route, files.get(shared) ?? '');
  for (const [, route = ''] of text.matchAll(/^ {2}(\w+),$/gm)) files.set(route, files.get(route) ?? '');
  return files;
}

/** What each generated call says of itself, by name. */
function callsOf(sources: Sources): Map<string, CallFact> {
  const calls = new Map<string, CallFact>();
  for (const [path, text] of sources) {
    if (!path.startsWith(CALLS)) continue;
    const literal = /\/\*\* (.+?) \*\/\nexport const (\w+):[^=]+= \{"name":"[^"]+","method":"(\w+)","path":"([^"]+)"/g;
    for (const [, does = '', name = '', method = '', where = ''] of text.matchAll(literal)) {
      calls.set(name, { name, method, path: where, does });
    }
  }
  return calls;
}

function partsOf(sources: Sources, own: ReadonlySet<string>): PartFact[] {
  const floors = ['components', 'patterns'] as const;
  const isPart = (path: string): boolean => floors.some((floor) => folderUnder(`${UI}/${floor}/`, path) !== null);
  const direct = new Set([...own].flatMap((path) => importsOf(sources.get(path) ?? '').map(({ from }) => targetOf(path, from) ?? '')));
  const all = new Set([...direct].filter(isPart).flatMap((path) => [path, ...reach(sources, path, isPart)]));
  return floors.flatMap((floor) => {
    const folders = (paths: ReadonlySet<string>): Set<string> =>
      new Set([...paths].flatMap((path) => folderUnder(`${UI}/${floor}/`, path) ?? []).filter((folder) => folder !== 'shared'));
    const near = folders(direct);
    return [...folders(all)].toSorted().map((folder) => ({ floor, folder, direct: near.has(folder) }));
  });
}

function stateOf(sources: Sources, folder: string): string | null {
  for (const [path, text] of sources) {
    if (folderUnder(SCREENS, path) !== folder) continue;
    const declared = /export type \w+State = ([\s\S]+?);\n(?=\n|export|\/\*|$)/.exec(text)?.[1];
    if (declared !== undefined) return declared.replace(/\s+/g, ' ');
  }
  return null;
}

/** Reads what each screen is from the sources of the design system, the site and the contract's calls. */
export function gatherScreens(sources: Sources, catalogue: Catalogue): ScreenFacts[] {
  const pages = pagesOf(sources);
  const calls = callsOf(sources);
  const inRoutes = (path: string): boolean => path.startsWith(ROUTES);
  const folders = new Set([...sources.keys()].flatMap((path) => folderUnder(SCREENS, path) ?? []));
  const screens = [...folders].filter((folder) => folder.endsWith('-screen')).toSorted();
  return screens.map((folder) => {
    const index = `${SCREENS}${folder}/index.ts`;
    const own = reach(sources, index, (path) => path.startsWith(SCREENS));
    const users = [...sources.keys()].filter((path) =>
      inRoutes(path) && importsOf(sources.get(path) ?? '').some(({ from }) => from === `@wutong/ui/screens/${folder}`));
    const routes = [...pages].filter(([, file]) => users.some((user) => reach(sources, file, inRoutes).has(user)));
    const code = new Set(users.flatMap((user) => [...reach(sources, user, inRoutes)]));
    const called = new Set([...code].flatMap((path) =>
      importsOf(sources.get(path) ?? '').filter(({ from }) => from.startsWith('@wutong/contract/calls/')).flatMap(({ names }) => names)));
    const spoken = [...own].flatMap((path) => importsOf(sources.get(path) ?? '').map(({ from }) => targetOf(path, from) ?? ''));
    return {
      folder,
      routes: routes.flatMap(([name]) => { const meta = catalogue[name]; return meta ? [{ ...meta, name }] : []; }),
      calls: [...called].toSorted().flatMap((name) => calls.get(name) ?? []),
      parts: partsOf(sources, own),
      wording: [...new Set(spoken.flatMap((path) => /\/wording\/(\w+(?:-\w+)*)\.ts$/.exec(path)?.[1] ?? []))].filter((file) => file !== 'index').toSorted(),
      state: stateOf(sources, folder),
    };
  });
}

/** Every icon that the design system's files import, with the folders that show it. */
export function gatherIcons(sources: Sources): IconFact[] {
  const users = new Map<string, Set<string>>();
  for (const [path, text] of sources) {
    const folder = ['components', 'patterns', 'screens'].flatMap((floor) => folderUnder(`${UI}/${floor}/`, path) ?? [])[0];
    if (folder === undefined) continue;
    for (const { names, from } of importsOf(text)) {
      if (from === 'lucide') for (const name of names) users.set(name, (users.get(name) ?? new Set()).add(folder));
    }
  }
  return [...users].map(([name, folders]) => ({ name, folders: [...folders].toSorted() })).toSorted((one, other) => one.name.localeCompare(other.name));
}
