import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pendingOrder } from '../../testing/commerce.ts';
import { mount } from '../../testing/mount.ts';
import { PayScreen } from './PayScreen.tsx';
import type { PayScreenProps } from './props.ts';

const given: PayScreenProps = {
  state: { status: 'ready', order: pendingOrder(), secondsLeft: 1745 }, channel: 'wechat', onChannel: vi.fn(),
  code: { status: 'ready', url: 'https://pay.example.com/orders/1' }, waiting: 'normal', onCheck: vi.fn(), checking: false,
  ordersHref: null, onRetry: vi.fn(),
};

describe('PayScreen', () => {
  beforeEach(() => vi.clearAllMocks());

  it('says how much is to be paid and how long there is', async () => {
    mount(<PayScreen {...given} />);
    const paying = page.getByRole('region', { name: '支付订单' });
    await expect.element(paying.getByText('请在 29:05 内完成支付')).toBeVisible();
    await expect.element(paying.getByText('¥1,640.00', { exact: true })).toBeVisible();
  });

  it('lets the buyer choose another way to pay', async () => {
    mount(<PayScreen {...given} />);
    await page.getByRole('radio', { name: '支付宝' }).click();
    expect(given.onChannel).toHaveBeenCalledExactlyOnceWith('alipay');
  });

  it('says what is safe when the answer takes long', async () => {
    mount(<PayScreen {...given} waiting="long" />);
    await expect.element(page.getByText('支付结果还没有回来，请稍候；订单已保留，不会重复扣款。')).toBeVisible();
  });

  it('offers no code once the time is up, only to look for the result', async () => {
    mount(<PayScreen {...given} state={{ status: 'ready', order: pendingOrder(), secondsLeft: 0 }} />);
    await expect.element(page.getByText(/支付时间已到/)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: '支付宝' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: '我已付款，查看结果' }).click();
    expect(given.onCheck).toHaveBeenCalledOnce();
  });

  it('never asks a phone to scan itself: it opens the same address, and shows the code only for a second phone', async () => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(360, 780);
    const { stage } = mount(<PayScreen {...given} />);
    await expect.element(page.getByRole('link', { name: /打开支付页面/ })).toHaveAttribute('href', 'https://pay.example.com/orders/1');
    await expect.element(page.getByRole('button', { name: '用另一台手机扫码' })).toHaveAttribute('aria-expanded', 'false');
    expect([...stage.querySelectorAll('svg[role="img"], canvas, .wt-scan')].filter((one) => one.checkVisibility())).toEqual([]);
  });
});
