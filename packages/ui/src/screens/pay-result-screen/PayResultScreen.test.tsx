import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pendingOrder } from '../../testing/commerce.ts';
import { mount } from '../../testing/mount.ts';
import { PayResultScreen } from './PayResultScreen.tsx';
import type { PayOutcome, PayResultScreenProps } from './PayResultScreen.tsx';

const given: Omit<PayResultScreenProps, 'state'> = { studyHref: '#study', payHref: '#pay', browseHref: '#courses', onRetry: vi.fn() };
const ended = (outcome: PayOutcome): PayResultScreenProps => ({ ...given, state: { status: 'ready', order: pendingOrder(), outcome } });

describe('PayResultScreen', () => {
  it.each([
    ['paid', '支付成功', '去学习', '#study'],
    ['failed', '支付没有完成', '重新支付', '#pay'],
    ['expired', '订单已超时关闭', '继续选课', '#courses'],
    ['waiting', '正在确认支付结果', '返回支付页', '#pay'],
  ] as const)('says of a payment that is %s: %s, and offers %s', async (outcome, title, way, href) => {
    mount(<PayResultScreen {...ended(outcome)} />);
    await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect.element(page.getByRole('link', { name: way })).toHaveAttribute('href', href);
  });

  it('says that nothing was charged, and does not promise an order that is gone', async () => {
    const { render } = mount(<PayResultScreen {...ended('failed')} />);
    await expect.element(page.getByText('没有扣款。订单已保留，您可以重新支付，不会重复扣款。')).toBeVisible();
    render(<PayResultScreen {...ended('failed')} payHref={null} />);
    await expect.element(page.getByText('没有扣款。您可以重新选择课程下单。')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '重新支付' })).not.toBeInTheDocument();
  });

  it('looks again while the answer is on its way', async () => {
    mount(<PayResultScreen {...ended('waiting')} />);
    await page.getByRole('button', { name: '刷新结果' }).click();
    expect(given.onRetry).toHaveBeenCalledOnce();
  });
});
