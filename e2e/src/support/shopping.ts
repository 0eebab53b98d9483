import type { Page } from 'playwright';
import type { Branch } from '@wutong/site/branch';
import type { SampleCourse } from './catalogue.ts';
import { newPhone, signInByPassword, signInBySms, watchPictures } from './sign-in.ts';
import type { Visit } from './visit.ts';

/** The ending of a branch's shopping paths. */
export function variantOf(branch: Branch): string {
  return branch.shopping === 'main' ? '' : 'Xsj';
}

/** How a journey signs in when it is asked to. */
export type SignIn = (page: Page, pictures: ReturnType<typeof watchPictures>) => Promise<void>;

/** As a learner that nobody else is. */
export const asNewLearner: SignIn = (page, pictures) => signInBySms(page, pictures, newPhone());

/** As the learner of the demonstration, as often as wanted: no SMS is sent for it. */
export const asDemoLearner: SignIn = async (page, pictures) => {
  await signInByPassword(page, pictures, '13800000001', 'wutong-demo-2026');
  await page.getByText(/^登录成功/).waitFor();
};

/** Opens a course, signs in when asked, and puts it into the cart. */
export async function fillCart(visitor: Visit, course: SampleCourse, signIn: SignIn = asNewLearner): Promise<void> {
  const { page } = visitor;
  const pictures = watchPictures(page);
  await visitor.open(`/train/lession?trainId=${course.organizationId}&id=${course.id}`);
  const add = page.getByRole('button', { name: '加入购物车' }).first();
  await add.click();
  await signIn(page, pictures);
  await add.click();
  await page.getByText('已加入购物车').waitFor();
}

/** From the cart to the payment page; answers the order's number. */
export async function placeOrder(visitor: Visit, branch: Branch): Promise<string> {
  const { page } = visitor;
  await visitor.open(`/shopping/user${variantOf(branch)}`);
  await page.getByRole('button', { name: '去结算' }).click();
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.waitForURL('**/shopping/payconfirm*');
  return new URL(page.url()).searchParams.get('orderNum') ?? '';
}
