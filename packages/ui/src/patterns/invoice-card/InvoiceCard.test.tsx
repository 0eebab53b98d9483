import { describeConformance } from '@wutong/testing/conformance';
import type { InvoiceStatus } from '@wutong/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { invoiceOf } from '../../testing/orders.ts';
import { mount } from '../../testing/mount.ts';
import { InvoiceCard } from './InvoiceCard.tsx';
import type { InvoiceCardProps } from './InvoiceCard.tsx';

const given: InvoiceCardProps = { invoice: invoiceOf('issued'), editHref: '#edit', onWithdraw: vi.fn() };

describeConformance('InvoiceCard', { render: (probe) => <InvoiceCard {...given} {...probe} /> });

describe('InvoiceCard', () => {
  beforeEach(() => vi.clearAllMocks());

  it.each<[InvoiceStatus, string[]]>([
    ['submitted', ['撤回申请', '修改信息']],
    ['refused', ['撤回申请', '修改信息']],
    ['issued', ['下载发票']],
    ['reversing', ['下载发票']],
    ['reversed', ['下载发票']],
  ])('offers while %s exactly %j', (status, labels) => {
    const { stage } = mount(<InvoiceCard {...given} invoice={invoiceOf(status)} />);
    expect([...stage.querySelectorAll('footer :is(a, button)')].map((one) => one.textContent)).toEqual(labels);
  });

  it('gives the file and the numbers of an issued invoice', async () => {
    mount(<InvoiceCard {...given} invoice={invoiceOf('reversed')} />);
    await expect.element(page.getByRole('link', { name: '下载发票' })).toHaveAttribute('href', '#invoice.pdf');
    await expect.element(page.getByText('26112000000012345678')).toBeVisible();
    await expect.element(page.getByText('26112000000087654321')).toBeVisible();
  });

  it('says why it was refused', async () => {
    mount(<InvoiceCard {...given} invoice={invoiceOf('refused')} />);
    await expect.element(page.getByText('驳回原因：企业名称与纳税人识别号不一致，请对照营业执照核对。')).toBeVisible();
  });

  it('asks before it takes an application back, by name', async () => {
    mount(<InvoiceCard {...given} invoice={invoiceOf('submitted')} />);
    await page.getByRole('button', { name: '撤回申请' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.getByText(/20261121090000123456 的开票申请（江海市第一建筑安装工程有限公司，¥1,640.00）/)).toBeVisible();
    expect(given.onWithdraw).not.toHaveBeenCalled();
    await dialog.getByRole('button', { name: '撤回申请' }).click();
    expect(given.onWithdraw).toHaveBeenCalledExactlyOnceWith('600000000000000001');
  });
});
