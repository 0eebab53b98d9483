import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { OFFLINE, SHARED_STATES } from '../../testing/commerce.ts';
import { COMPANY_BUYER, invoiceOf, orderOf } from '../../testing/orders.ts';
import { InvoiceScreen } from './InvoiceScreen.tsx';

const meta = {
  component: InvoiceScreen,
  parameters: { bleed: true },
  args: {
    state: { status: 'ready', task: 'apply', order: orderOf(2), amount: 164_000, initial: null, editing: false }, orderHref: '#order',
    ordersHref: '#orders', editHref: '#edit', pending: false, onSubmit: fn(), onWithdraw: fn(), onRetry: fn(), onSignIn: fn(),
  },
} satisfies Meta<typeof InvoiceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Filled in as the last time. */
export const SecondTime: Story = {
  args: { state: { status: 'ready', task: 'apply', order: orderOf(5), amount: 128_000, initial: COMPANY_BUYER, editing: false } },
};

export const Editing: Story = {
  args: { state: { status: 'ready', task: 'apply', order: orderOf(2), amount: 164_000, initial: COMPANY_BUYER, editing: true } },
};

export const Sent: Story = {
  args: { state: { status: 'ready', task: 'view', order: orderOf(2), invoice: invoiceOf('submitted'), justSent: true } },
};

export const Issued: Story = {
  args: { state: { status: 'ready', task: 'view', order: orderOf(6), invoice: invoiceOf('issued'), justSent: false } },
};

export const Refused: Story = {
  args: { state: { status: 'ready', task: 'view', order: orderOf(2), invoice: invoiceOf('refused'), justSent: false } },
};

export const NotAccepted: Story = { args: { failure: '税务平台暂时没有响应，您填写的内容还在，请稍后再提交。' } };

export const Loading: Story = { args: { state: SHARED_STATES.loading } };

export const Empty: Story = { args: { state: SHARED_STATES.empty } };

export const Forbidden: Story = { args: { state: SHARED_STATES.forbidden } };

export const Failed: Story = { args: { state: SHARED_STATES.failed } };

export const Offline: Story = { args: { state: OFFLINE } };

export const Narrow: Story = { ...phone };

export const NarrowIssued: Story = { ...Issued, ...phone };

export const AllBrands: Story = { ...allBrands };
