import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { PaymentCode } from './PaymentCode.tsx';
import type { PaymentCodeProps } from './PaymentCode.tsx';

const url = 'https://pay.example.com/orders/1';
const given: PaymentCodeProps = { channel: 'wechat', amount: 164_000, code: { status: 'ready', url } };

const code = page.getByRole('img', { name: '微信支付付款二维码，金额 ¥1,640.00' });
const open = page.getByRole('link', { name: /打开支付页面/ });

const onScreen = async (width: number, height: number): Promise<void> => {
  const before = { width: window.innerWidth, height: window.innerHeight };
  onTestFinished(() => page.viewport(before.width, before.height));
  await page.viewport(width, height);
};

describeConformance('PaymentCode', { render: (probe) => <PaymentCode {...given} {...probe} /> });

describe('PaymentCode', () => {
  it('shows a code to scan on a desk, and no button beside it', async () => {
    await onScreen(1280, 800);
    mount(<PaymentCode {...given} />);
    await expect.element(code).toBeVisible();
    await expect.element(open).not.toBeInTheDocument();
  });

  it('opens the same address on a phone, and keeps the code behind a disclosure', async () => {
    await onScreen(360, 780);
    const { stage } = mount(<PaymentCode {...given} />);
    await expect.element(open).toHaveAttribute('href', url);
    expect(stage.querySelector('.wt-scan')).not.toBeVisible();
    const other = page.getByRole('button', { name: '用另一台手机扫码' });
    await expect.element(other).toHaveAttribute('aria-expanded', 'false');
    await other.click();
    await expect.element(code).toBeVisible();
    await expect.element(other).toHaveAttribute('aria-expanded', 'true');
  });

  it('says what went wrong and tries again', async () => {
    const onRetry = vi.fn();
    mount(<PaymentCode {...given} code={{ status: 'failed', message: '微信支付暂时没有响应；订单已保留。', onRetry }} />);
    await expect.element(page.getByRole('alert').getByText(/微信支付暂时没有响应；订单已保留。/)).toBeVisible();
    await page.getByRole('button', { name: '重新生成' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
