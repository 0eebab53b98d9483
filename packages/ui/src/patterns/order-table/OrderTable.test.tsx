import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LinkProvider } from '../../components/link/index.ts';
import type { LinkComponentProps } from '../../components/link/index.ts';
import { mount } from '../../testing/mount.ts';
import { someOrders } from './order-table.fixture.ts';
import { OrderTable } from './OrderTable.tsx';

const orders = someOrders(8);
const state = { status: 'ready', rows: orders } as const;
const orderHref = (orderNum: string): string => `/orderdetail?orderNum=${orderNum}`;

function PlainLink({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}

describeConformance('OrderTable', { render: (probe) => <OrderTable state={state} orderHref={orderHref} {...probe} /> });

describe('OrderTable', () => {
  it('shows the word of each status beside a shape where it asks for attention', async () => {
    mount(<OrderTable state={state} orderHref={orderHref} />);
    for (const word of ['待支付', '已支付', '已过期', '已退款', '部分退款', '已开票', '退款审核中']) {
      await expect.element(page.getByText(word).first()).toBeVisible();
    }
  });

  it('leads to an order by the router', async () => {
    const navigate = vi.fn<(href: string) => void>();
    mount(<LinkProvider link={PlainLink} navigate={navigate}><OrderTable state={state} orderHref={orderHref} /></LinkProvider>);
    await page.getByRole('link', { name: orders[0]?.orderNum ?? '' }).click();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(orderHref(orders[0]?.orderNum ?? ''));
  });
});
