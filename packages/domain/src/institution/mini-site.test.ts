import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { miniSiteMenu, MINI_SITE_NAMES, MINI_SITE_PAGES } from './mini-site.ts';
import type { InstitutionRoute } from './mini-site.ts';

const route = fc.record<InstitutionRoute>({
  page: fc.constantFrom(...MINI_SITE_PAGES),
  name: fc.constantFrom('', '  ', '课程', '学院动态', '关于我们'),
  institutionId: fc.constant('1'),
  shown: fc.boolean(),
});
const routes = fc.array(route, { maxLength: 20 });

const entry = (page: InstitutionRoute['page'], shown = true, name = ''): InstitutionRoute => ({
  page, name, institutionId: '1', shown,
});

describe('the menu of a mini-site', () => {
  it('begins with the home page, whatever the institution keeps', () => {
    fc.assert(fc.property(routes, (kept) => miniSiteMenu(kept)[0]?.page === 'home'));
  });

  it('has each page once, and none but home that is hidden', () => {
    fc.assert(
      fc.property(routes, (kept) => {
        const pages = miniSiteMenu(kept).map(({ page }) => page);
        expect(new Set(pages).size).toBe(pages.length);
        const shown = new Set(kept.filter((one) => one.shown).map((one) => one.page));
        for (const page of pages.slice(1)) expect(shown.has(page)).toBe(true);
        for (const page of shown) expect(pages).toContain(page);
      }),
    );
  });

  it('never has an entry without a name', () => {
    fc.assert(fc.property(routes, (kept) => miniSiteMenu(kept).every(({ name }) => name.trim() !== '')));
  });

  it('keeps the order and the names that the institution gave', () => {
    expect(miniSiteMenu([entry('news', true, '学院动态'), entry('home', true, '学院首页'), entry('courses'), entry('contact', false)])).toEqual([
      { page: 'home', name: '学院首页' },
      { page: 'news', name: '学院动态' },
      { page: 'courses', name: MINI_SITE_NAMES.courses },
    ]);
  });

  it('is the home page alone where nothing is shown', () => {
    expect(miniSiteMenu([entry('home', false), entry('news', false)])).toEqual([{ page: 'home', name: '首页' }]);
  });
});
