import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { longOrder, orderOf } from '../../testing/orders.ts';
import { mount } from '../../testing/mount.ts';
import { OrderCard } from './OrderCard.tsx';
import type { OrderCardProps } from './OrderCard.tsx';

const given: OrderCardProps = { order: orderOf(2), href: '#order', placeHref: (place) => `#${place}`, onDeed: vi.fn() };

describeConformance('OrderCard', { render: (probe) => <OrderCard {...given} {...probe} /> });

describe('OrderCard', () => {
  it('says which order it is, how it stands and what it comes to', async () => {
    mount(<OrderCard {...given} />);
    const card = page.getByRole('article', { name: '订单 20261121090000123456' });
    await expect.element(card.getByRole('link', { name: '20261121090000123456' })).toHaveAttribute('href', '#order');
    await expect.element(card.getByText('已支付')).toBeVisible();
    expect(card.element().textContent).toContain('共 3 门课程实付金额¥1,640.00');
  });

  it('groups its courses by institution', async () => {
    mount(<OrderCard {...given} />);
    await expect.element(page.getByRole('group', { name: '江海护理教育中心' }).getByText('普通车工基本技能')).toBeVisible();
  });

  it('shows three of many courses and how many there are besides', async () => {
    mount(<OrderCard {...given} order={longOrder(12)} />);
    expect(page.getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(page.getByRole('link', { name: '还有 9 门课程，查看订单' })).toHaveAttribute('href', '#order');
  });

  it('counts down what is left to pay, and only that', async () => {
    const { render } = mount(<OrderCard {...given} order={orderOf(1)} secondsLeft={1745} />);
    await expect.element(page.getByText('请在 29:05 内支付')).toBeVisible();
    await expect.element(page.getByText(/应付金额/)).toBeVisible();
    render(<OrderCard {...given} order={orderOf(2)} secondsLeft={1745} />);
    await expect.element(page.getByText(/内支付/)).not.toBeInTheDocument();
  });

  it('says what has been paid back', async () => {
    mount(<OrderCard {...given} order={orderOf(5)} />);
    await expect.element(page.getByText('已退 ¥360.00')).toBeVisible();
  });
});
