import { expect, inject, it } from 'vitest';
import { registeredBranches } from '../support/branches.ts';
import { COUNTY } from '../support/county.ts';
import { expectNoComplaints, useVisits } from '../support/visit.ts';

const [main] = (await registeredBranches()).filter(({ key }) => key === COUNTY.branch);
const visit = useVisits();

it('a host that was only registered is a platform of its own, served by a build that was there', async () => {
  if (!main) throw new Error(`There is no branch ${COUNTY.branch}`);
  const visitor = await visit(main);
  const { page } = visitor;
  const first = await page.goto(`http://${COUNTY.host}:${inject('port')}/index`);
  const document = (await first?.text()) ?? '';
  expect(document, 'the right brand from the first byte').toContain(`data-brand="${COUNTY.theme}"`);
  expect(document).toContain(`<title>首页 - ${COUNTY.name}</title>`);

  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await page.title()).toBe(`首页 - ${COUNTY.name}`);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: COUNTY.filing }).waitFor();
  expect(await footer.innerText()).toContain(COUNTY.hotline);
  const everything = await page.locator('body').innerText();
  for (const foreign of [main.platformName, main.greeting, main.footer.organiser, main.footer.filing, main.footer.hotline]) {
    expect(everything).not.toContain(foreign);
  }
  expectNoComplaints(visitor);
  await visitor.leave();
});
