import { describe, expect, it } from 'vitest';
import { registeredBranches } from '../support/branches.ts';
import { categoryNames, paidVideoCourses } from '../support/catalogue.ts';
import { settleSoon } from '../support/sandbox.ts';
import { newPhone, signInBySms, watchPictures } from '../support/sign-in.ts';
import { expectNoComplaints, seeHeading, useVisits, WIDTHS } from '../support/visit.ts';

const widths = Object.keys(WIDTHS) as (keyof typeof WIDTHS)[];
const cases = (await registeredBranches()).flatMap((branch) => widths.map((width) => ({ branch, width, key: branch.key })));

describe.each(cases)('on $key at $width, a visitor', ({ branch, width }) => {
  const visit = useVisits();
  const variant = branch.shopping === 'main' ? '' : 'Xsj';

  it('finds a course, signs in by SMS, buys it, watches it, and goes on where it was left', async () => {
    const [course] = await paidVideoCourses(branch, 1);
    if (!course) throw new Error('The sample catalogue has no paid video course');
    const visitor = await visit(branch, width);
    const { page } = visitor;
    const pictures = watchPictures(page);

    // Category: the panel of the home page leads to the course centre with three ids.
    await visitor.open('/index');
    await seeHeading(page, '首页');
    const [root = '', , leaf = ''] = await categoryNames(branch, course);
    if (width === 'desk') {
      await page.getByRole('navigation', { name: '课程分类' }).getByText(root, { exact: true }).hover();
      await page.getByRole('link', { name: leaf, exact: true }).first().click();
    } else {
      const drawer = page.getByRole('dialog');
      await page.getByRole('button', { name: '打开菜单' }).click();
      await drawer.getByText(root, { exact: true }).click();
      await drawer.getByRole('link', { name: leaf, exact: true }).first().click();
      await drawer.waitFor({ state: 'hidden' });
    }
    await page.waitForURL(`**/lession?ids=${encodeURIComponent(course.classifyIds.join(','))}`);
    await seeHeading(page, '课程中心');
    await page.getByRole('link', { name: course.name }).first().waitFor();

    // Search: Enter leads to the results, whose link is the spec's goods query.
    const box = page.getByRole('searchbox');
    await box.fill(course.name);
    await box.press('Enter');
    await page.waitForURL('**/search?goods=*');
    await page.getByRole('link', { name: course.name }).first().click();

    // Course: the institution's id is kept under the app-key prefix.
    await page.waitForURL(`**/train/lession?trainId=${course.organizationId}&id=${course.id}`);
    await seeHeading(page, course.name);
    await page.waitForFunction((id) => localStorage.getItem('wutong-trainId') === id, course.organizationId);

    // Cart: the visitor is asked to sign in, in place.
    await page.getByRole('button', { name: '加入购物车' }).first().click();
    await signInBySms(page, pictures, newPhone());
    await page.getByRole('button', { name: '加入购物车' }).first().click();
    await page.getByText('已加入购物车').waitFor();
    await visitor.open(`/shopping/user${variant}`);
    await page.getByRole('checkbox', { name: `选择《${course.name}》` }).waitFor();
    await page.getByRole('button', { name: '去结算' }).click();

    // Confirm, pay, paid.
    await page.waitForURL(`**/shopping/userconfirm${variant}`);
    await page.getByText(course.name).first().waitFor();
    await page.getByRole('button', { name: '提交订单' }).click();
    await page.waitForURL(`**/shopping/payconfirm${variant}?orderNum=*`);
    const orderNum = new URL(page.url()).searchParams.get('orderNum') ?? '';
    await page.getByText(orderNum).first().waitFor();
    await settleSoon(orderNum, 'pay');
    await page.waitForURL('**/shopping/success?orderNum=*', { timeout: 30_000 });
    await seeHeading(page, '支付成功');

    // Study: the course is there, and its video plays.
    await page.getByRole('link', { name: '去学习' }).click();
    await page.waitForURL('**/study/online*');
    await page.getByRole('link', { name: /学习/ }).and(page.locator(`[href*="course=${course.id}"]`)).first().click();
    const video = page.locator('video');
    await video.waitFor();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
    const saved = page.waitForResponse((answer) => answer.url().includes('watchProgress') && answer.request().method() === 'PUT');
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      element.currentTime = 9;
      await element.play();
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      element.pause();
    });
    expect((await saved).ok()).toBe(true);
    await page.getByText('学习进度已保存').waitFor();

    // Progress survives a reload.
    await page.reload();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) >= 9);
    await page.getByText(/^上次看到 00:(09|1\d)，已为您续播/).waitFor();
    expectNoComplaints(visitor);
    await visitor.leave();
  });
});
