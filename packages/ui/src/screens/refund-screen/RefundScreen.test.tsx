import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refundLines, refundOf } from '../../testing/orders.ts';
import { mount } from '../../testing/mount.ts';
import { RefundScreen } from './RefundScreen.tsx';
import type { RefundScreenProps } from './props.ts';

const given: RefundScreenProps = {
  state: { status: 'ready', task: 'apply', lines: refundLines(), invoice: null }, orderHref: '#order', ordersHref: '#orders',
  pending: false, onApply: vi.fn(), onReapply: vi.fn(), onRetry: vi.fn(),
};

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

describe('RefundScreen', () => {
  beforeEach(() => vi.clearAllMocks());

  it('applies for what was chosen', async () => {
    mount(<RefundScreen {...given} />);
    await expect.element(heading('申请退款')).toBeVisible();
    await page.getByRole('checkbox', { name: '全选' }).click();
    await page.getByRole('radio', { name: '学习计划有变' }).click();
    await page.getByRole('button', { name: '提交退款申请' }).click();
    expect(given.onApply).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ courseIds: refundLines().slice(0, 2).map((line) => line.courseId) }));
  });

  it('says why it was not accepted', async () => {
    mount(<RefundScreen {...given} failure="请 10 分钟后再提交。" />);
    await expect.element(page.getByRole('alert').getByText(/请 10 分钟后再提交。/)).toBeVisible();
  });

  it('answers a refusal', async () => {
    mount(<RefundScreen {...given} state={{ status: 'ready', task: 'reapply', refund: refundOf('refused') }} />);
    await expect.element(heading('重新申请退款')).toBeVisible();
    await page.getByRole('textbox').fill('编号为 20261119100000654321。');
    await page.getByRole('button', { name: '重新提交申请' }).click();
    expect(given.onReapply).toHaveBeenCalledExactlyOnceWith('编号为 20261119100000654321。');
  });

  it('says that it was handed in and how it goes on', async () => {
    mount(<RefundScreen {...given} state={{ status: 'ready', task: 'view', refund: refundOf('reviewing'), justSent: true }} />);
    await expect.element(heading('退款进度')).toBeVisible();
    await expect.element(page.getByText('退款申请已提交')).toBeVisible();
    await expect.element(page.getByText('大写：叁佰陆拾圆整')).toBeVisible();
  });

  it('leads back to the orders where nothing can be paid back', async () => {
    mount(<RefundScreen {...given} state={{ status: 'empty' }} />);
    await expect.element(page.getByRole('link', { name: '查看我的订单' })).toHaveAttribute('href', '#orders');
  });
});
