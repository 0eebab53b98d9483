import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { CheckoutBar } from './CheckoutBar.tsx';
import type { CheckoutBarProps } from './CheckoutBar.tsx';

const given: CheckoutBarProps = {
  totals: { lines: 3, selected: 2, total: 164_000, saved: 0 }, selection: 'all', selectable: true, onSelectAll: vi.fn(),
  onRemoveSelected: vi.fn(), onCheckout: vi.fn(),
};

describeConformance('CheckoutBar', { render: (probe) => <CheckoutBar {...given} {...probe} /> });

describe('CheckoutBar', () => {
  it('unselects everything when everything is selected', async () => {
    mount(<CheckoutBar {...given} />);
    await page.getByRole('checkbox', { name: '全选' }).click();
    expect(given.onSelectAll).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('speaks of savings only where there are any', async () => {
    const { render } = mount(<CheckoutBar {...given} />);
    await expect.element(page.getByText(/已优惠/)).not.toBeInTheDocument();
    render(<CheckoutBar {...given} totals={{ ...given.totals, saved: 40_000 }} />);
    await expect.element(page.getByText('已优惠 ¥400.00')).toBeVisible();
  });

  it('cannot be pressed with nothing to buy', async () => {
    mount(<CheckoutBar {...given} totals={{ lines: 1, selected: 0, total: 0, saved: 0 }} selection="none" selectable={false} />);
    await expect.element(page.getByRole('button', { name: '去结算' })).toBeDisabled();
    await expect.element(page.getByRole('checkbox', { name: '全选' })).toBeDisabled();
  });
});
