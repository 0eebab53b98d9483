import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { orderOf, orderPage } from '../../testing/orders.ts';
import { mount } from '../../testing/mount.ts';
import { OrderListScreen } from './OrderListScreen.tsx';
import type { OrderListScreenProps } from './OrderListScreen.tsx';

const given: OrderListScreenProps = {
  state: { status: 'ready', orders: orderPage() }, filter: 'all', onFilter: vi.fn(), placeHref: (place) => `#${place}`, onDeed: vi.fn(),
  orderHref: (orderNum) => `#${orderNum}`, pageHref: (number) => `#page-${number}`, browseHref: '#courses', onRetry: vi.fn(), onSignIn: vi.fn(),
};

describe('OrderListScreen', () => {
  beforeEach(() => vi.clearAllMocks());

  it('has a tab for each kind of status, and says which is chosen', async () => {
    mount(<OrderListScreen {...given} />);
    expect(page.getByRole('tab').elements().map((tab) => tab.textContent)).toEqual(['全部', '待支付', '已支付', '退款', '已开票', '已过期']);
    await expect.element(page.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: '退款' }).click();
    expect(given.onFilter).toHaveBeenCalledExactlyOnceWith('refund');
  });

  it('shows the orders of all seven statuses and the way to more', async () => {
    mount(<OrderListScreen {...given} />);
    expect(page.getByRole('article').elements()).toHaveLength(7);
    await expect.element(page.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '#page-2');
  });

  it('gives the first step where there is nothing at all, and the way back where only a tab is empty', async () => {
    const { render } = mount(<OrderListScreen {...given} state={{ status: 'empty' }} />);
    await expect.element(page.getByRole('link', { name: '去选课' })).toHaveAttribute('href', '#courses');
    render(<OrderListScreen {...given} state={{ status: 'empty' }} filter="expired" />);
    await expect.element(page.getByText('没有已过期的订单')).toBeVisible();
    await page.getByRole('button', { name: '查看全部订单' }).click();
    expect(given.onFilter).toHaveBeenCalledExactlyOnceWith('all');
  });

  it('keeps the keyboard on the page when a removed order takes its button along', async () => {
    function Removable() {
      const [records, setRecords] = useState([orderOf(3), orderOf(2, { orderNum: '2' })]);
      return (
        <OrderListScreen
          {...given}
          state={{ status: 'ready', orders: { records, total: records.length, current: 1, pages: 1 } }}
          onDeed={(_deed, orderNum) => setRecords(records.filter((order) => order.orderNum !== orderNum))}
        />
      );
    }
    mount(<Removable />);
    await page.getByRole('button', { name: '删除订单' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除订单' }).click();
    await expect.element(page.getByRole('heading', { name: '我的订单', level: 1 })).toHaveFocus();
    expect(page.getByRole('article').elements()).toHaveLength(1);
  });

  it('lets a buyer whose session ended sign in again', async () => {
    mount(<OrderListScreen {...given} state={{ status: 'forbidden' }} />);
    await page.getByRole('button', { name: '登录' }).click();
    expect(given.onSignIn).toHaveBeenCalledOnce();
  });
});
