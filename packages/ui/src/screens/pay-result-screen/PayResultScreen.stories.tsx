import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { OFFLINE, pendingOrder, SHARED_STATES } from '../../testing/commerce.ts';
import { PayResultScreen } from './PayResultScreen.tsx';

const meta = {
  component: PayResultScreen,
  parameters: { bleed: true },
  args: {
    state: { status: 'ready', order: pendingOrder({ status: 2, paidAt: '2026-11-21T09:04:00+08:00' }), outcome: 'paid' },
    studyHref: '#study', payHref: '#pay', browseHref: '#courses', onRetry: fn(), onSignIn: fn(),
  },
} satisfies Meta<typeof PayResultScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const NotPaid: Story = { args: { state: { status: 'ready', order: pendingOrder(), outcome: 'failed' } } };

export const NotPaidAndClosed: Story = { args: { ...NotPaid.args, payHref: null } };

export const Expired: Story = { args: { state: { status: 'ready', order: pendingOrder({ status: 3 }), outcome: 'expired' } } };

export const Waiting: Story = { args: { state: { status: 'ready', order: pendingOrder(), outcome: 'waiting' } } };

export const Narrow: Story = { ...phone };

export const Loading: Story = { args: { state: SHARED_STATES.loading } };

export const Empty: Story = { args: { state: SHARED_STATES.empty } };

export const Forbidden: Story = { args: { state: SHARED_STATES.forbidden } };

export const Failed: Story = { args: { state: SHARED_STATES.failed } };

export const Offline: Story = { args: { state: OFFLINE } };

export const NarrowLoading: Story = { ...Loading, ...phone };

export const NarrowEmpty: Story = { ...Empty, ...phone };

export const AllBrands: Story = { ...allBrands };
