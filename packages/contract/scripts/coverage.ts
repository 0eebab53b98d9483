import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allOperations } from '../src/registry.ts';
import { coverCalls } from './coverage/calls.ts';
import { readCallList, readRouteList } from './coverage/lists.ts';
import { coverageText } from './coverage/report.ts';
import { readSiteRoutes } from './coverage/site-routes.ts';
import { readSources } from './coverage/sources.ts';

/** The text of docs/coverage.md for a checkout, from its two lists and its files. */
export function coverageOf(root: string): string {
  const list = (name: string) => readFileSync(join(root, 'docs/lists', name), 'utf8');
  const sources = readSources(root);
  const siteRoutes = readSiteRoutes(sources);
  const calls = coverCalls(readCallList(list('calls.tsv')), allOperations, siteRoutes, sources);
  const byPath = new Map(siteRoutes.map((route) => [route.path, route]));
  const routes = readRouteList(list('routes.tsv')).map((route) => ({ route, built: byPath.get(route.path) }));
  return coverageText(calls, routes);
}
