import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { COMPANY_BUYER, invoiceOf, orderOf } from '../../testing/orders.ts';
import { mount } from '../../testing/mount.ts';
import { InvoiceScreen } from './InvoiceScreen.tsx';
import type { InvoiceScreenProps } from './props.ts';

const given: InvoiceScreenProps = {
  state: { status: 'ready', task: 'apply', order: orderOf(2), amount: 164_000, initial: COMPANY_BUYER, editing: false }, orderHref: '#order',
  ordersHref: '#orders', editHref: '#edit', pending: false, onSubmit: vi.fn(), onWithdraw: vi.fn(), onRetry: vi.fn(),
};

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

describe('InvoiceScreen', () => {
  beforeEach(() => vi.clearAllMocks());

  it('applies for an order’s invoice', async () => {
    mount(<InvoiceScreen {...given} />);
    await expect.element(heading('申请开票')).toBeVisible();
    await expect.element(page.getByText('订单 20261121090000123456')).toBeVisible();
    await page.getByRole('button', { name: '提交开票申请' }).click();
    expect(given.onSubmit).toHaveBeenCalledExactlyOnceWith(COMPANY_BUYER);
  });

  it('changes an application', async () => {
    mount(<InvoiceScreen {...given} state={{ status: 'ready', task: 'apply', order: orderOf(2), amount: 1, initial: COMPANY_BUYER, editing: true }} />);
    await expect.element(heading('修改开票信息')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '保存修改' })).toBeVisible();
  });

  it('shows an invoice and says when it was only just asked for', async () => {
    mount(<InvoiceScreen {...given} state={{ status: 'ready', task: 'view', order: orderOf(2), invoice: invoiceOf('submitted'), justSent: true }} />);
    await expect.element(heading('查看发票')).toBeVisible();
    await expect.element(page.getByText('开票申请已提交')).toBeVisible();
    await page.getByRole('button', { name: '撤回申请' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回申请' }).click();
    expect(given.onWithdraw).toHaveBeenCalledExactlyOnceWith('600000000000000001');
  });

  it('leads back to the orders where nothing can be invoiced', async () => {
    mount(<InvoiceScreen {...given} state={{ status: 'empty' }} />);
    await expect.element(page.getByRole('link', { name: '查看我的订单' })).toHaveAttribute('href', '#orders');
  });
});
