import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allOperations } from '../src/registry.ts';
import { callKey, readCallList, readRouteList } from './coverage/lists.ts';
import { readSiteRoutes } from './coverage/site-routes.ts';
import { readSources } from './coverage/sources.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const list = (name: string) => readFileSync(`${root}docs/lists/${name}`, 'utf8');
const calls = readCallList(list('calls.tsv'));
const routes = readRouteList(list('routes.tsv'));

describe('the list of calls', () => {
  it('has every operation of the contract, with its method and path', () => {
    const listed = new Set(calls.map(callKey));
    expect(
      allOperations.filter((operation) => !listed.has(callKey(operation))).map(({ name }) => name),
    ).toEqual([]);
  });

  it('names each call once, with a known method and a path of one of the services', () => {
    expect(new Set(calls.map(callKey)).size).toBe(calls.length);
    for (const { method, path } of calls)
      expect(`${method} ${path}`).toMatch(/^(GET|POST|PUT|DELETE) (blade-\w+|training)\/\S+$/);
  });
});

describe('the list of routes', () => {
  it('has every route of the catalogue', () => {
    const listed = new Set(routes.map(({ path }) => path));
    const built = readSiteRoutes(readSources(root));
    expect(built.length).toBeGreaterThan(0);
    expect(built.filter(({ path }) => !listed.has(path))).toEqual([]);
  });

  it('names each route once, for a known branch and a known need', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
    for (const { path, branches, needs } of routes) {
      expect(`${path} ${branches} ${needs}`).toMatch(
        /^\/\S+ (M|A|MA) (-|id|goods|trainId|learner|enterprise)$/,
      );
    }
  });
});
