import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ROUTES } from '@wutong/site/catalogue';
import { gatherIcons, gatherScreens } from './gather.ts';
import type { Sources } from './imports.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const NAME = 'virtual:wutong/screens';

/** Where the facts of screens stand in the sources. */
const PLACES = [
  'packages/ui/src/{components,patterns,screens}/**/*.{ts,tsx}',
  'packages/site/src/routes/**/*.{ts,tsx}',
  'packages/contract/src/calls/generated/*.ts',
];

/** The sources of the parts, screens, routes and calls; no tests, no stories. */
export function readSources(): Sources {
  const paths = globSync(PLACES, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));
  const sources = paths.filter((path) => !/\.(test|stories|fixture|keyboard)\.tsx?$/.test(path)).toSorted();
  return new Map(sources.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

function moduleText(): string {
  const sources = readSources();
  const facts = { screens: gatherScreens(sources, ROUTES), icons: gatherIcons(sources) };
  return Object.entries(facts).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
}

/** Serves what is known of every screen as a module to the pages of the documentation. */
export function screenFacts(): Plugin {
  return {
    name: 'wutong:screen-facts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? moduleText() : undefined),
  };
}
