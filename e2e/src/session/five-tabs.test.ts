import { describe, expect, it } from 'vitest';
import { registeredBranches } from '../support/branches.ts';
import { asDemoLearner } from '../support/shopping.ts';
import { watchPictures } from '../support/sign-in.ts';
import { siteUrl, useVisits } from '../support/visit.ts';
import { tabBundle } from './tab-bundle.ts';

const branches = (await registeredBranches()).map((branch) => ({ branch, key: branch.key }));
const TABS = 5;
const CALLS = 20;

describe.each(branches)('on $key', ({ branch }) => {
  const visit = useVisits();

  it('five tabs with twenty calls each renew an expired session exactly once, and nobody notices', async () => {
    const script = await tabBundle();
    const { page, open, leave } = await visit(branch);
    const context = page.context();
    const pictures = watchPictures(page);
    await open('/lession');
    await page.getByRole('button', { name: '登录', exact: true }).first().click();
    await asDemoLearner(page, pictures);
    await page.waitForURL(siteUrl(branch, '/index'));

    const tabs = [page, ...(await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage())))];
    // The site's own tabs stand open beside it, with their timers and listeners.
    await Promise.all(tabs.map((tab) => tab.goto(siteUrl(branch, '/index'))));
    await Promise.all(tabs.map((tab) => tab.evaluate(script)));
    let renewals = 0;
    context.on('request', (request) => {
      if (request.url().includes('/oauth/token') && request.postData()?.includes('refresh_token=')) renewals += 1;
    });

    await page.evaluate(() => localStorage.setItem('wutong-token', 'expired'));
    const answers = await Promise.all(
      tabs.map((tab) => tab.evaluate(([of, count]) => window.callAtOnce(of, count), [branch, CALLS] as const)),
    );

    expect(answers.flat()).toHaveLength(TABS * CALLS);
    expect(new Set(answers.flat()).size, 'all of one user').toBe(1);
    expect(renewals).toBe(1);
    for (const tab of tabs) expect(await tab.getByRole('dialog').count(), 'no login dialog').toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('wutong-token'))).not.toBe('expired');
    await leave();
  });

  it('a logout in one tab reaches the others, and leaves nothing of the user in the browser', async () => {
    const { page, open, leave } = await visit(branch);
    const pictures = watchPictures(page);
    await open('/index');
    await page.getByRole('button', { name: '登录', exact: true }).first().click();
    await asDemoLearner(page, pictures);
    const other = await page.context().newPage();
    await other.goto(siteUrl(branch, '/study/online'));
    await other.getByRole('heading', { level: 1 }).first().waitFor();
    const before = await other.evaluate(() => localStorage.getItem('wutong-userInfo'));
    expect(before).toContain('13800000001');

    await page.getByRole('button', { name: '的账号菜单' }).first().click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
    await page.getByText('退出登录成功').waitFor();
    await other.getByText('请先登录').first().waitFor();
    const kept = () => other.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wutong-')));
    await expect.poll(kept).toEqual(['wutong-deptId']);
    expect(await other.evaluate(() => document.cookie)).toBe('');
    expect(await other.evaluate(() => document.body.innerText)).not.toContain('138****0001');
    await leave();
  });
});
