import { describe, expect, it } from 'vitest';
import { registeredBranches } from '../support/branches.ts';
import { captchaText, smsCode } from '../support/sandbox.ts';
import { newPhone } from '../support/sign-in.ts';
import { expectNoComplaints, siteUrl, useVisits } from '../support/visit.ts';

const branches = (await registeredBranches()).map((branch) => ({ branch, key: branch.key }));

describe.each(branches)('on $key', ({ branch }) => {
  const visit = useVisits();

  it('a visitor registers with a phone, a password and a consent, and is signed in at the home page', async () => {
    const visitor = await visit(branch, 'phone');
    const { page } = visitor;
    const phone = newPhone();
    const keys: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/sms/captcha')) keys.push(String(Object(await response.json()).key));
    });
    await visitor.open('/register');
    await page.getByRole('img', { name: '图形验证码图片' }).waitFor();
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await page.getByText('请阅读并同意注册协议').waitFor();

    await page.getByLabel('手机号').fill(phone);
    await page.getByRole('textbox', { name: '图形验证码' }).fill(await captchaText(keys.at(-1) ?? ''));
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码发送成功').waitFor();
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await smsCode(phone));
    await page.getByLabel('设置密码').fill('wutong-demo-2026');
    await page.getByText('密码强度：强').waitFor();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await page.waitForURL(siteUrl(branch, '/index'));
    expect(await page.evaluate(() => localStorage.getItem('wutong-userInfo'))).toContain(phone);
    expectNoComplaints(visitor);
    await visitor.leave();
  });

  it('the agreement opens beside the form, in the version that is agreed to', async () => {
    const visitor = await visit(branch);
    const { page } = visitor;
    await visitor.open('/register');
    const [agreement] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: /用户注册协议/ }).click(),
    ]);
    await agreement.getByRole('heading', { name: '用户注册协议' }).waitFor();
    await agreement.getByText('版本 2026-11').waitFor();
    await visitor.leave();
  });
});
