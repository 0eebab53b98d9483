import { describe, expect, it } from 'vitest';
import { registeredBranches } from '../support/branches.ts';
import { paidVideoCourses } from '../support/catalogue.ts';
import { settleSoon } from '../support/sandbox.ts';
import { asDemoLearner, fillCart, placeOrder, variantOf } from '../support/shopping.ts';
import { askForCode, newPhone, submitSmsCode, watchPictures } from '../support/sign-in.ts';
import { seeHeading, siteUrl, useVisits } from '../support/visit.ts';

const branches = (await registeredBranches()).map((branch) => ({ branch, key: branch.key }));

describe.each(branches)('on $key', ({ branch }) => {
  const visit = useVisits();
  const variant = variantOf(branch);

  async function course(index: number) {
    const found = (await paidVideoCourses(branch, 10))[index];
    if (!found) throw new Error('The sample catalogue has too few paid video courses');
    return found;
  }

  it('the demo learner signs in by password and comes to the home page', async () => {
    const visitor = await visit(branch);
    const { page } = visitor;
    const pictures = watchPictures(page);
    await visitor.open('/lession');
    await page.getByRole('button', { name: '登录', exact: true }).first().click();
    await asDemoLearner(page, pictures);
    await page.waitForURL(siteUrl(branch, '/index'));
    await visitor.leave();
  });

  it('a wrong SMS code is said so, and the right way still works', async () => {
    const visitor = await visit(branch);
    const { page } = visitor;
    const pictures = watchPictures(page);
    await visitor.open('/index');
    await page.getByRole('button', { name: '登录', exact: true }).first().click();
    const phone = newPhone();
    await askForCode(page, pictures, phone);
    await submitSmsCode(page, '000000');
    await page.getByRole('dialog').getByText('短信验证码错误或已过期').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('wutong-token'))).toBeNull();
    await visitor.leave();
  });

  it('the login form names what is missing, in the words of the specification', async () => {
    const visitor = await visit(branch);
    const { page } = visitor;
    await visitor.open('/index');
    await page.getByRole('button', { name: '登录', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await dialog.getByText('请输入手机号').waitFor();
    await dialog.getByText('请输入图形验证码').waitFor();
    await dialog.getByLabel('手机号').fill('12345678901');
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await dialog.getByText('请输入正确手机号').waitFor();
    await visitor.leave();
  });

  it('a payment that failed leads to its page, and the same order can be paid again', async () => {
    const visitor = await visit(branch);
    const { page } = visitor;
    await fillCart(visitor, await course(1));
    const orderNum = await placeOrder(visitor, branch);
    await settleSoon(orderNum, 'fail');
    await page.waitForURL(`**/shopping/error?orderNum=${orderNum}`, { timeout: 30_000 });
    await seeHeading(page, '支付没有完成');
    await page.getByRole('link', { name: '重新支付' }).click();
    await page.waitForURL(`**/shopping/payconfirm${variant}?orderNum=${orderNum}`);
    await settleSoon(orderNum, 'pay');
    await page.waitForURL(`**/shopping/success?orderNum=${orderNum}`, { timeout: 30_000 });
    await visitor.leave();
  });

  it('a session that ends in the middle of the cart loses nothing of the cart', async () => {
    const visitor = await visit(branch);
    const { page } = visitor;
    const bought = await course(2);
    await fillCart(visitor, bought, asDemoLearner);
    await visitor.open(`/shopping/user${variant}`);
    const line = page.getByRole('checkbox', { name: `选择《${bought.name}》` });
    await line.waitFor();
    // The server knows neither token any more, as after a sign-out elsewhere.
    await page.evaluate(() => {
      localStorage.setItem('wutong-token', 'gone');
      localStorage.setItem('wutong-refreshToken', 'gone');
    });
    const pictures = watchPictures(page);
    await line.click();
    await page.getByText('登录已过期，请重新登录。购物车和订单都还在。').waitFor();
    await page.waitForURL(siteUrl(branch, '/index'));
    await asDemoLearner(page, pictures);
    await page.waitForURL(`**/shopping/user${variant}`);
    await line.waitFor();
    await visitor.leave();
  });

  it('an address that does not exist says so and leads on', async () => {
    const visitor = await visit(branch, 'phone');
    await visitor.open('/nowhere');
    await seeHeading(visitor.page, '页面不存在');
    await visitor.page.getByRole('link', { name: '浏览课程' }).click();
    await seeHeading(visitor.page, '课程中心');
    await visitor.leave();
  });
});
