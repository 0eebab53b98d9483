import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '../../components/layout/index.ts';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { EVERY_STATUS, longOrder, orderOf } from '../../testing/orders.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderCardSkeleton } from './OrderCardSkeleton.tsx';

const meta = {
  component: OrderCard,
  args: { order: orderOf(2), href: '#order', placeHref: (place) => `#${place}`, onDeed: fn() },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: '订单 20261121090000123456' });
    await expect(card).toHaveTextContent('2026-11-21 09:00');
    await expect(within(card).getByRole('group', { name: '江海护理教育中心' })).toBeVisible();
  },
};

export const PendingPayment: Story = { args: { order: orderOf(1), secondsLeft: 1745 } };

export const Paid: Story = { args: { order: orderOf(2) } };

export const Expired: Story = { args: { order: orderOf(3) } };

export const Refunded: Story = { args: { order: orderOf(4) } };

export const PartlyRefunded: Story = { args: { order: orderOf(5) } };

export const Invoiced: Story = { args: { order: orderOf(6) } };

export const RefundUnderReview: Story = { args: { order: orderOf(7) } };

export const RefundRefused: Story = { args: { order: orderOf(2, { refund: 'refused', invoice: 'submitted' }) } };

export const TwelveCourses: Story = { args: { order: longOrder() } };

export const Free: Story = {
  args: { order: orderOf(2, { total: 0, lines: orderOf(2).lines.map((line) => ({ ...line, price: 0 })) }) },
};

export const Closing: Story = { args: { order: orderOf(1), pending: 'close' } };

export const Loading: Story = { render: () => <OrderCardSkeleton /> };

export const EveryStatus: Story = {
  render: (args) => (
    <Stack>{EVERY_STATUS.map((status) => <OrderCard {...args} key={status} order={orderOf(status, { orderNum: `2026112109000012345${status}` })} secondsLeft={1745} />)}</Stack>
  ),
};

export const Narrow: Story = { ...EveryStatus, ...phone };

export const NarrowLoading: Story = { ...Loading, ...phone };

export const AllBrands: Story = { args: { order: orderOf(5) }, ...allBrands };
