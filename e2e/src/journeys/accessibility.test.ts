import AxeBuilder from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { registeredBranches } from '../support/branches.ts';
import { paidVideoCourses } from '../support/catalogue.ts';
import { expectNoComplaints, useVisits, WIDTHS } from '../support/visit.ts';

const widths = Object.keys(WIDTHS) as (keyof typeof WIDTHS)[];
const cases = (await registeredBranches()).flatMap((branch) => widths.map((width) => ({ branch, width, key: branch.key })));

describe.each(cases)('on $key at $width', ({ branch, width }) => {
  const visit = useVisits();

  it.each(['/index', '/lession', '/search?goods=%7B%22type%22%3A0%2C%22value%22%3A%22%E5%AE%89%E5%85%A8%22%7D', 'course'])(
    '%s has its heading, one landmark for its content, no axe violation, and never scrolls sideways',
    async (path) => {
      const [course] = await paidVideoCourses(branch, 1);
      const visitor = await visit(branch, width);
      const { page } = visitor;
      await visitor.open(path === 'course' ? `/train/lession?trainId=${course?.organizationId}&id=${course?.id}` : path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.getByRole('main').count()).toBe(1);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(inner).toBeLessThanOrEqual(outer ?? 0);
      expectNoComplaints(visitor);
      await visitor.leave();
    },
  );
});
