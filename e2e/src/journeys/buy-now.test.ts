import { describe, expect, it } from 'vitest';
import { registeredBranches } from '../support/branches.ts';
import { paidVideoCourses } from '../support/catalogue.ts';
import { settleSoon } from '../support/sandbox.ts';
import { asNewLearner, variantOf } from '../support/shopping.ts';
import { watchPictures } from '../support/sign-in.ts';
import { expectNoComplaints, seeHeading, useVisits } from '../support/visit.ts';

const branches = (await registeredBranches()).map((branch) => ({ branch, key: branch.key }));

describe.each(branches)('on $key, a learner', ({ branch }) => {
  const visit = useVisits();

  it('buys one course at once, past the cart, and is offered to study it from then on', async () => {
    const course = (await paidVideoCourses(branch, 10))[4];
    if (!course) throw new Error('The sample catalogue has too few paid video courses');
    const visitor = await visit(branch, 'phone');
    const { page } = visitor;
    const pictures = watchPictures(page);
    const path = `/train/lession?trainId=${course.organizationId}&id=${course.id}`;
    await visitor.open(path);
    await page.getByRole('button', { name: '立即购买' }).first().click();
    await asNewLearner(page, pictures);
    await page.waitForURL(`**/shopping/userbuy?id=${course.id}`);
    await page.getByText(course.name).first().waitFor();
    await page.getByRole('button', { name: '提交订单' }).click();
    await page.waitForURL(`**/shopping/payconfirm${variantOf(branch)}?orderNum=*`);
    // On the phone that shows it, a code can't be scanned: the way to pay is a link.
    const pay = page.getByRole('link', { name: '打开支付页面' });
    expect(await pay.getAttribute('href')).toContain('/sandbox/pay/');
    await settleSoon(new URL(page.url()).searchParams.get('orderNum') ?? '', 'pay');
    await page.waitForURL('**/shopping/success?orderNum=*', { timeout: 30_000 });
    await seeHeading(page, '支付成功');
    await visitor.open(path);
    await page.getByRole('link', { name: '进入学习' }).first().waitFor();
    expectNoComplaints(visitor);
    await visitor.leave();
  });
});
