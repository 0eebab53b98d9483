import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chosenGroups } from '../../testing/commerce.ts';
import { mount } from '../../testing/mount.ts';
import { ConfirmOrderScreen } from './ConfirmOrderScreen.tsx';
import type { ConfirmOrderScreenProps } from './ConfirmOrderScreen.tsx';

const given: ConfirmOrderScreenProps = {
  state: { status: 'ready', groups: chosenGroups(), total: 164_000, saved: 40_000 },
  buyer: { name: '林晓雯', mobile: '138****0001' }, submitting: false, failure: null, onSubmit: vi.fn(), backHref: '#cart',
  onRetry: vi.fn(),
};

describe('ConfirmOrderScreen', () => {
  beforeEach(() => vi.clearAllMocks());

  it('shows the whole bill before anything is ordered', async () => {
    mount(<ConfirmOrderScreen {...given} />);
    const bill = page.getByRole('region', { name: '费用明细' }).element();
    expect(bill.textContent).toContain('课程3 门原价合计¥2,040.00优惠-¥400.00应付金额¥1,640.00');
  });

  it('places the order once', async () => {
    const { render } = mount(<ConfirmOrderScreen {...given} />);
    await page.getByRole('button', { name: '提交订单' }).click();
    expect(given.onSubmit).toHaveBeenCalledOnce();
    render(<ConfirmOrderScreen {...given} submitting />);
    await page.getByRole('button', { name: '提交订单' }).click();
    expect(given.onSubmit).toHaveBeenCalledOnce();
  });

  it('announces why no order was placed', async () => {
    mount(<ConfirmOrderScreen {...given} failure="有课程的价格变了；没有扣款。" />);
    await expect.element(page.getByRole('alert').getByText(/有课程的价格变了；没有扣款。/)).toBeVisible();
  });

  it('says that nothing is charged for a free order, and asks for no payment in time', async () => {
    mount(<ConfirmOrderScreen {...given} state={{ status: 'ready', groups: chosenGroups(), total: 0, saved: 0 }} />);
    await expect.element(page.getByRole('button', { name: '提交订单（免费）' })).toBeVisible();
    await expect.element(page.getByText(/分钟内完成支付/)).not.toBeInTheDocument();
  });
});
