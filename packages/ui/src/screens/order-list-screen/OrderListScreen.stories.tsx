import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import type { OrderPlace } from '../../patterns/order-actions/index.ts';
import { OFFLINE, SHARED_STATES } from '../../testing/commerce.ts';
import { orderOf, orderPage } from '../../testing/orders.ts';
import { OrderListScreen } from './OrderListScreen.tsx';

const meta = {
  component: OrderListScreen,
  parameters: { bleed: true },
  args: {
    state: { status: 'ready', orders: orderPage() }, filter: 'all', onFilter: fn(), placeHref: (place: OrderPlace): string | null => `#${place}`,
    onDeed: fn(), orderHref: (orderNum) => `#${orderNum}`, pageHref: (page) => `#page-${page}`, browseHref: '#courses',
    secondsLeftOf: () => 1745, onRetry: fn(), onSignIn: fn(),
  },
} satisfies Meta<typeof OrderListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('tab', { name: '待支付' }));
    await expect(args.onFilter).toHaveBeenCalledWith('pending');
  },
};

export const OneStatus: Story = {
  args: { filter: 'pending', state: { status: 'ready', orders: { records: [orderOf(1)], total: 1, current: 1, pages: 1 } } },
};

export const Closing: Story = { args: { ...OneStatus.args, pending: { deed: 'close', orderNum: orderOf(1).orderNum } } };

export const Loading: Story = { args: { state: SHARED_STATES.loading } };

export const Empty: Story = { args: { state: SHARED_STATES.empty } };

export const EmptyStatus: Story = { args: { state: SHARED_STATES.empty, filter: 'refund' } };

export const Forbidden: Story = { args: { state: SHARED_STATES.forbidden } };

export const Failed: Story = { args: { state: SHARED_STATES.failed } };

export const Offline: Story = { args: { state: OFFLINE } };

export const Narrow: Story = { args: { ...Ready.args }, ...phone };

export const NarrowLoading: Story = { ...Loading, ...phone };

export const NarrowEmpty: Story = { ...EmptyStatus, ...phone };

export const AllBrands: Story = { args: { ...OneStatus.args }, ...allBrands };
