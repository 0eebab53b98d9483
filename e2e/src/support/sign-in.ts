import type { Page } from 'playwright';
import { captchaText, smsCode } from './sandbox.ts';

let lastPhone = 13_700_000_000 + (process.pid % 10_000) * 1_000;

/** A phone that no other visitor of this run has; signing in with it by SMS makes a learner's account. */
export function newPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

/** The keys of the pictures that the page was sent, in order. Begin before the dialog opens. */
export function watchPictures(page: Page): { newest(): Promise<string> } {
  const keys: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/captcha') || !response.ok()) return;
    const body: unknown = await response.json();
    if (typeof body === 'object' && body !== null && 'key' in body && typeof body.key === 'string') keys.push(body.key);
  });
  return {
    newest: async () => {
      await page.getByRole('dialog').getByRole('img').waitFor();
      const key = keys.at(-1);
      if (!key) throw new Error('The page was sent no picture code');
      return key;
    },
  };
}

type Pictures = ReturnType<typeof watchPictures>;

/** Asks for an SMS code in the open dialog. */
export async function askForCode(page: Page, pictures: Pictures, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByRole('textbox', { name: '图形验证码' }).fill(await captchaText(await pictures.newest()));
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码发送成功').waitFor();
}

/** Signs in by SMS in the open dialog, from an empty form to the notice. */
export async function signInBySms(page: Page, pictures: Pictures, phone: string): Promise<void> {
  await askForCode(page, pictures, phone);
  await submitSmsCode(page, await smsCode(phone));
  await page.getByText(/^登录成功/).waitFor();
}

/** Types a code and presses Enter. */
export async function submitSmsCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel('短信验证码');
  await field.fill(code);
  await field.press('Enter');
}

/** Signs in by password in the open dialog. */
export async function signInByPassword(page: Page, pictures: Pictures, phone: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: '密码登录' }).click();
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  const [, key] = await Promise.all([page.waitForTimeout(300), pictures.newest()]);
  await dialog.getByRole('textbox', { name: '图形验证码' }).fill(await captchaText(key));
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
}
