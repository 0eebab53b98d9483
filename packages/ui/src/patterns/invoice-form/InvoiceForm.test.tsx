import { describeConformance } from '@wutong/testing/conformance';
import { EMPTY_INVOICE } from '@wutong/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { COMPANY_BUYER, SPECIAL_BUYER } from '../../testing/orders.ts';
import { mount } from '../../testing/mount.ts';
import { InvoiceForm } from './InvoiceForm.tsx';
import type { InvoiceFormProps } from './InvoiceForm.tsx';

const given: InvoiceFormProps = { amount: 164_000, initial: null, pending: false, onSubmit: vi.fn() };
const box = (name: string) => page.getByRole('textbox', { name });
const radio = (name: RegExp | string) => page.getByRole('radio', { name });
const submit = page.getByRole('button', { name: '提交开票申请' });

describeConformance('InvoiceForm', { render: (probe) => <InvoiceForm {...given} {...probe} /> });

describe('InvoiceForm', () => {
  beforeEach(() => vi.clearAllMocks());

  it('asks a person for a name and a place to send it to', async () => {
    mount(<InvoiceForm {...given} />);
    expect(page.getByRole('textbox').elements()).toHaveLength(3);
    await box('姓名').fill(' 陈思远 ');
    await box('接收邮箱').fill('chen@example.com');
    await submit.click();
    expect(given.onSubmit).toHaveBeenCalledExactlyOnceWith({ ...EMPTY_INVOICE, title: '陈思远', email: 'chen@example.com' });
  });

  it('asks a company for its tax number, and takes it however it is grouped', async () => {
    mount(<InvoiceForm {...given} />);
    await radio('企业').click();
    await box('企业名称').fill('江海市第一建筑安装工程有限公司');
    await box('纳税人识别号').fill('9135 0100 m000 100y 43');
    await box('接收邮箱').fill('finance@example.com');
    await submit.click();
    expect(given.onSubmit).toHaveBeenCalledExactlyOnceWith(COMPANY_BUYER);
  });

  it('makes a special invoice out to companies only, and asks for their bank', async () => {
    mount(<InvoiceForm {...given} />);
    await radio(/专用发票/).click();
    await expect.element(radio('个人')).toBeDisabled();
    await expect.element(radio('企业')).toBeChecked();
    await submit.click();
    for (const words of ['请输入发票抬头', '请输入纳税人识别号', '请输入开户银行', '请输入银行账号', '请输入接收发票的邮箱']) {
      await expect.element(page.getByText(words).first()).toBeVisible();
    }
    expect(given.onSubmit).not.toHaveBeenCalled();
  });

  it('says what is wrong with a tax number', async () => {
    mount(<InvoiceForm {...given} initial={{ ...COMPANY_BUYER, taxNumber: '9135' }} />);
    await submit.click();
    await expect.element(box('纳税人识别号')).toHaveFocus();
    await expect.element(box('纳税人识别号')).toHaveAccessibleDescription(/应为 15 至 20 位数字或大写字母/);
    await box('纳税人识别号').fill('91350100M000100Y43');
    await expect.element(box('纳税人识别号')).toBeValid();
  });

  it('opens what is closed where something in it is wrong', async () => {
    mount(<InvoiceForm {...given} initial={{ ...COMPANY_BUYER, phone: '12' }} />);
    await page.getByText('补充开户信息（选填）').click();
    await expect.element(page.getByLabelText(/企业注册电话/)).not.toBeVisible();
    await submit.click();
    await expect.element(page.getByLabelText(/企业注册电话/)).toBeVisible();
  });

  it('begins with what was filled in before', async () => {
    mount(<InvoiceForm {...given} initial={SPECIAL_BUYER} editing />);
    await expect.element(box('开户银行')).toHaveValue('中国银行江海学府路支行');
    await page.getByRole('button', { name: '保存修改' }).click();
    expect(given.onSubmit).toHaveBeenCalledExactlyOnceWith(SPECIAL_BUYER);
  });

  it('is handed in once while it is under way', async () => {
    mount(<InvoiceForm {...given} initial={COMPANY_BUYER} pending />);
    await page.getByRole('button', { name: /提交开票申请/ }).click();
    expect(given.onSubmit).not.toHaveBeenCalled();
  });
});
