import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { enabledPaths, enabledRoutes } from './enabled.ts';
import { href, ROUTE_NAMES, ROUTES } from './routes.ts';

const listed = readFileSync(new URL('../../../../docs/lists/routes.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

describe('the catalogue of routes', () => {
  it.each(ROUTE_NAMES)('has %s at a path of the list, with the same need', (name) => {
    const row = listed.find(([path]) => path === ROUTES[name].path);
    expect(row, `${ROUTES[name].path} stands in docs/lists/routes.tsv`).toBeDefined();
    const need = row?.[2] === 'learner' || row?.[2] === 'enterprise' ? row[2] : 'nothing';
    expect(ROUTES[name].needs).toBe(need);
  });

  it('has every path once', () => {
    const paths = ROUTE_NAMES.map((name) => ROUTES[name].path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('a link', () => {
  it('carries its query fields, encoded', () => {
    expect(href('pay', { orderNum: 'A 1' })).toBe('/shopping/payconfirm?orderNum=A+1');
  });

  it('leaves out what is undefined or empty, so that one page has one address', () => {
    expect(href('courseCentre', { ids: '', page: undefined })).toBe('/lession');
  });
});

describe('the routes of a branch', () => {
  it('are its own shopping variant and not the other', () => {
    const main = enabledRoutes({ shopping: 'main', routesOff: [] });
    const sub = enabledRoutes({ shopping: 'sub-platform', routesOff: [] });
    expect([main.has('cart'), main.has('subPlatformCart')]).toEqual([true, false]);
    expect([sub.has('cart'), sub.has('subPlatformCart')]).toEqual([false, true]);
    expect(main.has('buyNow') && sub.has('buyNow')).toBe(true);
  });

  it('lack what the branch leaves out', () => {
    expect(enabledPaths({ shopping: 'main', routesOff: ['search'] }).has('/search')).toBe(false);
  });
});
