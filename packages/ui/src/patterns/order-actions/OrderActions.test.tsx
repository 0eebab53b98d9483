import { describeConformance } from '@wutong/testing/conformance';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { orderOf } from '../../testing/orders.ts';
import { mount } from '../../testing/mount.ts';
import { OrderActions } from './OrderActions.tsx';
import type { OrderActionsProps } from './OrderActions.tsx';

const given: OrderActionsProps = { order: orderOf(1), placeHref: (place, orderNum) => `#${place}-${orderNum}`, onDeed: vi.fn() };
const dialog = page.getByRole('alertdialog');

describeConformance('OrderActions', { render: (probe) => <OrderActions {...given} {...probe} /> });

describe('OrderActions', () => {
  beforeEach(() => vi.clearAllMocks());

  it('leads to the page of an action', async () => {
    mount(<OrderActions {...given} />);
    await expect.element(page.getByRole('link', { name: '去支付' })).toHaveAttribute('href', '#pay-20261121090000123456');
  });

  it.each([
    [1, '取消订单', 'close'],
    [3, '删除订单', 'remove'],
    [7, '撤销退款', 'deleteRefund'],
  ] as const)('asks before it does what destroys: status %d, %s', async (status, label, deed) => {
    mount(<OrderActions {...given} order={orderOf(status)} />);
    await page.getByRole('button', { name: label }).click();
    await expect.element(dialog.getByText(/20261121090000123456/)).toBeVisible();
    expect(given.onDeed).not.toHaveBeenCalled();
    await dialog.getByRole('button', { name: label }).click();
    expect(given.onDeed).toHaveBeenCalledExactlyOnceWith(deed, '20261121090000123456');
  });

  it('does nothing when the buyer turns back', async () => {
    mount(<OrderActions {...given} />);
    await page.getByRole('button', { name: '取消订单' }).click();
    await dialog.getByRole('button', { name: '取消', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(given.onDeed).not.toHaveBeenCalled();
  });

  it('keeps two in sight where there are many, the rest behind one button, and asks from there too', async () => {
    mount(<OrderActions {...given} order={orderOf(2, { refund: 'refused', invoice: 'submitted' })} />);
    expect(page.getByRole('link').elements().map((link) => link.textContent)).toEqual(['查看退款', '去学习']);
    await page.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '撤销退款' }).click();
    await expect.element(dialog.getByText('将撤销订单 20261121090000123456 的退款申请。')).toBeVisible();
  });

  it('leaves out what leads nowhere yet', async () => {
    mount(<OrderActions {...given} order={orderOf(2)} placeHref={(place) => (place === 'study' ? '#study' : null)} />);
    expect(page.getByRole('link').elements().map((link) => link.textContent)).toEqual(['去学习']);
  });

  it('takes no second press of what is under way', async () => {
    mount(<OrderActions {...given} pending="close" />);
    await expect.element(page.getByRole('button', { name: /取消订单/ })).toHaveAttribute('aria-busy', 'true');
  });
});
