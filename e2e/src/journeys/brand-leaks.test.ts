import { describe, expect, it } from 'vitest';
import { brandLeaks, readShown } from '@wutong/testing/brands';
import { enabledRoutes, ROUTES } from '@wutong/site/catalogue';
import { registeredBrands } from '../support/brands.ts';
import { paidVideoCourses } from '../support/catalogue.ts';
import { addressOf } from '../support/route-addresses.ts';
import { siteUrl, useVisits } from '../support/visit.ts';

const brands = await registeredBrands();
const all = brands.map(({ facts }) => facts);

describe.each(brands.map((brand) => ({ ...brand, key: brand.branch.key })))('the site of $key', ({ branch, facts }) => {
  const visit = useVisits();

  it('shows no other brand on any page that a visitor can open: in its text, title, colours, pictures and styles', async () => {
    const visitor = await visit(branch);
    const { page } = visitor;
    const [course] = await paidVideoCourses(branch, 1);
    if (!course) throw new Error('The sample catalogue has no course that costs something');
    const found: string[] = [];
    for (const name of enabledRoutes(branch)) {
      if (ROUTES[name].needs !== 'nothing') continue;
      const path = addressOf(name, { course, orderNum: '' });
      await visitor.open(path);
      await page.getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle');
      const shown = await page.evaluate<ReturnType<typeof readShown>>(`(${readShown.toString()})()`);
      const title: [string, string] = [await page.title(), '<title>'];
      const leaks = brandLeaks({ ...shown, texts: [...shown.texts, title] }, facts, all);
      found.push(...leaks.map((leak) => `${path}: ${leak}`));
    }
    expect(found).toEqual([]);
    await visitor.leave();
  });

  it('sends no other brand in the document itself, before any script runs', async () => {
    const visitor = await visit(branch);
    const answer = await visitor.page.goto(siteUrl(branch, '/index'));
    const html = (await answer?.text()) ?? '';
    expect(html).toContain(branch.platformName);
    const hex = [...html.matchAll(/#[\da-f]{6}\b/gi)].map(([colour]) => colour.toLowerCase());
    const others = all.filter(({ brand }) => brand !== facts.brand).flatMap(({ colours }) => colours).filter((colour) => !facts.colours.includes(colour));
    expect(brandLeaks({ texts: [[html, 'the document']], colours: [], pictures: [[html, 'the document']] }, facts, all)).toEqual([]);
    expect(hex.filter((colour) => others.includes(colour))).toEqual([]);
    await visitor.leave();
  });
});
