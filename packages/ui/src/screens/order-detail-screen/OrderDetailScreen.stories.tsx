import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import type { OrderPlace } from '../../patterns/order-actions/index.ts';
import { OFFLINE, SHARED_STATES } from '../../testing/commerce.ts';
import { invoiceOf, longOrder, orderOf, refundOf } from '../../testing/orders.ts';
import { OrderDetailScreen } from './OrderDetailScreen.tsx';

const meta = {
  component: OrderDetailScreen,
  parameters: { bleed: true },
  args: {
    state: { status: 'ready', order: orderOf(2), refund: null, invoice: null }, placeHref: (place: OrderPlace): string | null => `#${place}`,
    onDeed: fn(), ordersHref: '#orders', invoiceEditHref: '#edit', onWithdrawInvoice: fn(), onRetry: fn(), onSignIn: fn(),
  },
} satisfies Meta<typeof OrderDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const PendingPayment: Story = { args: { state: { status: 'ready', order: orderOf(1), refund: null, invoice: null, secondsLeft: 1745 } } };

export const Expired: Story = { args: { state: { status: 'ready', order: orderOf(3), refund: null, invoice: null } } };

export const Refunded: Story = { args: { state: { status: 'ready', order: orderOf(4), refund: refundOf('done', { amount: 164_000 }), invoice: null } } };

export const PartlyRefunded: Story = { args: { state: { status: 'ready', order: orderOf(5), refund: refundOf('done'), invoice: null } } };

export const Invoiced: Story = { args: { state: { status: 'ready', order: orderOf(6), refund: null, invoice: invoiceOf('issued') } } };

export const RefundUnderReview: Story = { args: { state: { status: 'ready', order: orderOf(7), refund: refundOf('reviewing'), invoice: null } } };

export const RefundRefused: Story = {
  args: { state: { status: 'ready', order: orderOf(2, { refund: 'refused' }), refund: refundOf('refused'), invoice: null } },
};

export const TwelveCourses: Story = { args: { state: { status: 'ready', order: longOrder(), refund: null, invoice: null } } };

export const Narrow: Story = { args: { ...RefundUnderReview.args }, ...phone };

export const NarrowPending: Story = { args: { ...PendingPayment.args }, ...phone };

export const Loading: Story = { args: { state: SHARED_STATES.loading } };

export const Empty: Story = { args: { state: SHARED_STATES.empty } };

export const Forbidden: Story = { args: { state: SHARED_STATES.forbidden } };

export const Failed: Story = { args: { state: SHARED_STATES.failed } };

export const Offline: Story = { args: { state: OFFLINE } };

export const NarrowLoading: Story = { ...Loading, ...phone };

export const AllBrands: Story = { args: { ...RefundUnderReview.args }, ...allBrands };
