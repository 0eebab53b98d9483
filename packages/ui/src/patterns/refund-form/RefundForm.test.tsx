import { describeConformance } from '@wutong/testing/conformance';
import { INVOICE_KIND } from '@wutong/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refundLines, refundOf } from '../../testing/orders.ts';
import { mount } from '../../testing/mount.ts';
import { ReapplyForm } from './ReapplyForm.tsx';
import { RefundForm } from './RefundForm.tsx';
import type { RefundFormProps } from './RefundForm.tsx';

const lines = refundLines();
const given: RefundFormProps = { lines, invoice: null, pending: false, onSubmit: vi.fn() };
const submit = page.getByRole('button', { name: '提交退款申请' });
const box = (place: number) => page.getByRole('checkbox').nth(place + 1);

describeConformance('RefundForm', { render: (probe) => <RefundForm {...given} {...probe} /> });
describeConformance('ReapplyForm', {
  render: (probe) => <ReapplyForm refund={refundOf('refused')} pending={false} onSubmit={() => undefined} {...probe} />,
});

describe('RefundForm', () => {
  beforeEach(() => vi.clearAllMocks());

  it('says of each course that can not be paid back why', async () => {
    mount(<RefundForm {...given} />);
    for (const [place, why] of [[2, '已学习超过 20%，不能退款'], [3, '已发放学时证书，不能退款'], [4, '免费课程，无需退款']] as const) {
      await expect.element(box(place)).toBeDisabled();
      await expect.element(page.getByText(new RegExp(`· ${why}$`))).toBeVisible();
    }
  });

  it('adds up what is chosen, in figures and in words', async () => {
    mount(<RefundForm {...given} />);
    await expect.element(page.getByText('选择课程后显示')).toBeVisible();
    await box(1).click();
    const amount = page.getByRole('region', { name: '退款金额' });
    await expect.element(amount.getByText('已选 1 门')).toBeVisible();
    expect(amount.element().textContent).toContain('¥360.00大写：叁佰陆拾圆整');
  });

  it('hands in what was chosen, the words trimmed', async () => {
    mount(<RefundForm {...given} />);
    await box(0).click();
    await page.getByRole('radio', { name: '其他原因' }).click();
    await page.getByRole('textbox').fill(' 单位统一购买 ');
    await submit.click();
    expect(given.onSubmit).toHaveBeenCalledExactlyOnceWith({ courseIds: [lines[0]?.courseId], reason: 'other', remarks: '单位统一购买' });
  });

  it('names what is missing and takes it back once it is there', async () => {
    mount(<RefundForm {...given} />);
    await submit.click();
    expect(given.onSubmit).not.toHaveBeenCalled();
    await expect.element(page.getByRole('checkbox', { name: '全选' })).toHaveFocus();
    await expect.element(page.getByText('请选择退款原因').first()).toBeVisible();
    await page.getByRole('radio', { name: '其他原因' }).click();
    await expect.element(page.getByText('请选择退款原因')).not.toBeInTheDocument();
    await expect.element(page.getByText('请说明原因，方便我们尽快处理').first()).toBeVisible();
  });

  it('says what happens then, with a red-letter invoice for an order that was invoiced', async () => {
    mount(<RefundForm {...given} invoice={{ status: 'issued', kind: INVOICE_KIND.special, amount: 164_000 }} />);
    await expect.element(page.getByText(/红字发票/)).not.toBeInTheDocument();
    await box(1).click();
    await expect.element(page.getByText(/开具红字发票 ¥360.00，请在 72 小时内到税务平台确认/)).toBeVisible();
  });

  it('is handed in once while it is under way', async () => {
    mount(<RefundForm {...given} pending />);
    await box(0).click();
    await page.getByRole('radio', { name: '学习计划有变' }).click();
    await page.getByRole('button', { name: /提交退款申请/ }).click();
    expect(given.onSubmit).not.toHaveBeenCalled();
  });
});

describe('ReapplyForm', () => {
  it('shows the refusal and hands in the answer to it', async () => {
    const onSubmit = vi.fn();
    mount(<ReapplyForm refund={refundOf('refused')} pending={false} onSubmit={onSubmit} />);
    await expect.element(page.getByText('未找到您所说的重复订单，请补充另一张订单的编号。').first()).toBeVisible();
    await page.getByRole('button', { name: '重新提交申请' }).click();
    const words = page.getByRole('textbox', { name: '申诉说明' });
    await expect.element(words).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await words.fill('另一张订单编号为 20261119100000654321。');
    await page.getByRole('button', { name: '重新提交申请' }).click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('另一张订单编号为 20261119100000654321。');
  });
});
