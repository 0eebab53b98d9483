import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enabledRoutes, routeMeta } from '@wutong/site/catalogue';
import { registeredBranches } from '../support/branches.ts';
import { paidVideoCourses } from '../support/catalogue.ts';
import { addressOf, type Known } from '../support/route-addresses.ts';
import { fillCart, placeOrder } from '../support/shopping.ts';
import { siteUrl, useVisits, type Visit } from '../support/visit.ts';

const branches = (await registeredBranches()).map((branch) => ({ branch, key: branch.key }));

/** Routes that answer with the status they are named after; a browser reports the document itself as failed. */
const STATUSES = new Map([['/403', 403], ['/404', 404], ['/500', 500]]);

describe.each(branches)('on $key', ({ branch }) => {
  const visit = useVisits();
  let visitor: Visit;
  let learner: Visit;
  let known: Known;

  beforeAll(async () => {
    const [course, other] = await paidVideoCourses(branch, 2);
    if (!course || !other) throw new Error('The sample catalogue has too few paid video courses');
    visitor = await visit(branch);
    learner = await visit(branch);
    await fillCart(learner, course);
    known = { course: other, orderNum: await placeOrder(learner, branch) };
    // Something is left in the cart, so that its pages have something to show.
    await learner.open(`/train/lession?trainId=${other.organizationId}&id=${other.id}`);
    await learner.page.getByRole('button', { name: '加入购物车' }).first().click();
    await learner.page.getByText('已加入购物车').waitFor();
  });
  afterAll(async () => {
    await visitor.leave();
    await learner.leave();
  });

  it.each([...enabledRoutes(branch)].map((name) => ({ name, ...routeMeta(name) })))(
    '$path opens with its title and heading, and nothing wrong behind it',
    async ({ name, path, title, needs }) => {
      const { page, complaints } = needs === 'learner' ? learner : visitor;
      complaints.length = 0;
      const status = STATUSES.get(path) ?? 200;
      const answer = await page.goto(siteUrl(branch, addressOf(name, known)));
      expect(answer?.status()).toBe(status);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.title()).toBe(`${title} - ${branch.platformName}`);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const unexpected = complaints.filter((text) => status === 200 || !text.includes(`status of ${status}`));
      expect(unexpected).toEqual([]);
    },
  );
});
