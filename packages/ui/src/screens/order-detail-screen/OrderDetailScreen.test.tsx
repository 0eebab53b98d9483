import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EVERY_STATUS, invoiceOf, orderOf, refundOf } from '../../testing/orders.ts';
import { mount } from '../../testing/mount.ts';
import { OrderDetailScreen } from './OrderDetailScreen.tsx';
import type { OrderDetailScreenProps } from './props.ts';

const given: OrderDetailScreenProps = {
  state: { status: 'ready', order: orderOf(2), refund: null, invoice: null }, placeHref: (place) => `#${place}`, onDeed: vi.fn(),
  ordersHref: '#orders', invoiceEditHref: '#edit', onWithdrawInvoice: vi.fn(), onRetry: vi.fn(), onSignIn: vi.fn(),
};

const NOTES = [
  /前完成支付，超时会自动关闭，不会扣款。/, '课程已经开通，可以马上开始学习。', /订单超时关闭，没有扣款。/, /款项已原路退回/, /部分课程的款项已原路退回/,
  /发票已开具/, /退款申请正在审核/,
];

describe('OrderDetailScreen', () => {
  beforeEach(() => vi.clearAllMocks());

  it.each(EVERY_STATUS.map((status, place) => [status, NOTES[place] ?? ''] as const))('says what status %d means: %s', async (status, note) => {
    mount(<OrderDetailScreen {...given} state={{ status: 'ready', order: orderOf(status), refund: null, invoice: null }} />);
    await expect.element(page.getByRole('status').getByText(note)).toBeVisible();
  });

  it('counts down what is left to pay', async () => {
    mount(<OrderDetailScreen {...given} state={{ status: 'ready', order: orderOf(1), refund: null, invoice: null, secondsLeft: 95 }} />);
    await expect.element(page.getByText('请在 01:35 内支付')).toBeVisible();
    await expect.element(page.getByText('支付截止')).toBeVisible();
  });

  it('says that a refund was refused, and why', async () => {
    mount(<OrderDetailScreen {...given} state={{ status: 'ready', order: orderOf(2, { refund: 'refused' }), refund: refundOf('refused'), invoice: null }} />);
    await expect.element(page.getByRole('alert').getByText(/退款申请没有通过审核/)).toBeVisible();
    await expect.element(page.getByRole('region', { name: '退款进度' }).getByText(/未找到您所说的重复订单/)).toBeVisible();
  });

  it('shows amounts, number and times', async () => {
    mount(<OrderDetailScreen {...given} state={{ status: 'ready', order: orderOf(5), refund: refundOf('done'), invoice: null }} />);
    const facts = page.getByRole('region', { name: '订单信息' });
    await expect.element(facts).toHaveTextContent('订单信息共 3 门课程实付金额¥1,640.00已退 ¥360.00订单编号20261121090000123456下单时间2026-11-21 09:00支付时间2026-11-21 09:06');
  });

  it('has the invoice on it and lets its application be taken back', async () => {
    mount(<OrderDetailScreen {...given} state={{ status: 'ready', order: orderOf(2, { invoice: 'submitted' }), refund: null, invoice: invoiceOf('submitted') }} />);
    await page.getByRole('button', { name: '撤回申请' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回申请' }).click();
    expect(given.onWithdrawInvoice).toHaveBeenCalledExactlyOnceWith('600000000000000001');
  });
});
