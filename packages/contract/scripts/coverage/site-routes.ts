import { posix } from 'node:path';
import { importedFrom, isStory, isTest, reachable, type Sources } from './sources.ts';

/** A route that the site has, and what it is made of. */
export interface SiteRoute {
  name: string;
  path: string;
  /** Names of the screens that it draws, as their folders are called. */
  screens: string[];
  /** Names of the operations that it calls. */
  calls: string[];
  /** Files with tests of the route or its screens. */
  tests: string[];
  /** Files with stories of its screens. */
  stories: string[];
}

const CATALOGUE = 'packages/site/src/catalogue/routes.ts';
const ROUTES_FOLDER = 'packages/site/src/routes/';
const PAGES = `${ROUTES_FOLDER}pages.ts`;
const SCREENS_FOLDER = 'packages/ui/src/screens/';

/** The routes of the site's catalogue, with what their pages lead to. */
export function readSiteRoutes(sources: Sources): SiteRoute[] {
  const pages = pagesByRoute(sources.get(PAGES) ?? '');
  const entries = (sources.get(CATALOGUE) ?? '').matchAll(/^ {2}(\w+): \{\s*path: '([^']+)'/gm);
  return [...entries].map(([, name = '', path = '']) => siteRoute(sources, name, path, pages.get(name)));
}

function siteRoute(sources: Sources, name: string, path: string, page: string | undefined): SiteRoute {
  const files = page ? [...reachable(sources, page, (file) => file.startsWith(ROUTES_FOLDER))] : [];
  const texts = files.map((file) => sources.get(file) ?? '');
  const screens = unique(
    texts.flatMap((text) =>
      [...text.matchAll(/@wutong\/ui\/screens\/([\w-]+)'/g)].map(([, screen = '']) => screen),
    ),
  );
  const folders = [
    ...screens.map((screen) => `${SCREENS_FOLDER}${screen}/`),
    ...(page ? [`${posix.dirname(page)}/`] : []),
  ];
  const beside = [...sources.keys()].filter((file) => folders.some((folder) => file.startsWith(folder)));
  const quoted = new RegExp(`['"\`]${path}(?=['"\`?])`);
  const journeys = [...sources]
    .filter(([file, text]) => isTest(file) && quoted.test(text))
    .map(([file]) => file);
  return {
    name,
    path,
    screens,
    calls: unique(texts.flatMap((text) => importedFrom(text, /^@wutong\/contract\/calls\//))),
    tests: unique([...beside.filter(isTest), ...journeys]),
    stories: beside.filter(isStory),
  };
}

/** The file of each route's page, from the table that loads them. */
function pagesByRoute(table: string): Map<string, string> {
  const loaded = new Map<string, string>();
  const file = (to: string) => posix.join(ROUTES_FOLDER, to);
  for (const [, name = '', to = ''] of table.matchAll(/(\w+)(?: =|:) lazy\(\(\) => import\('([^']+)'\)/g)) {
    loaded.set(name, file(to));
  }
  for (const [, name = '', alias = ''] of table.matchAll(/^ {2}(\w+): (\w+),$/gm)) {
    const page = loaded.get(alias);
    if (page !== undefined) loaded.set(name, page);
  }
  return loaded;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted();
}
