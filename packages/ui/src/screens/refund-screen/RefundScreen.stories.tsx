import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { OFFLINE, SHARED_STATES } from '../../testing/commerce.ts';
import { refundLines, refundOf } from '../../testing/orders.ts';
import { RefundScreen } from './RefundScreen.tsx';

const meta = {
  component: RefundScreen,
  parameters: { bleed: true },
  args: {
    state: { status: 'ready', task: 'apply', lines: refundLines(), invoice: null }, orderHref: '#order', ordersHref: '#orders',
    pending: false, onApply: fn(), onReapply: fn(), onRetry: fn(), onSignIn: fn(),
  },
} satisfies Meta<typeof RefundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Reapply: Story = { args: { state: { status: 'ready', task: 'reapply', refund: refundOf('refused') } } };

export const Sent: Story = { args: { state: { status: 'ready', task: 'view', refund: refundOf('reviewing'), justSent: true } } };

export const OnItsWay: Story = { args: { state: { status: 'ready', task: 'view', refund: refundOf('approved'), justSent: false } } };

export const PaidBack: Story = { args: { state: { status: 'ready', task: 'view', refund: refundOf('done'), justSent: false } } };

export const NotAccepted: Story = { args: { failure: '机构正在核对这个订单的学习记录，请 10 分钟后再提交；您填写的内容还在。' } };

export const Loading: Story = { args: { state: SHARED_STATES.loading } };

export const Empty: Story = { args: { state: SHARED_STATES.empty } };

export const Forbidden: Story = { args: { state: SHARED_STATES.forbidden } };

export const Failed: Story = { args: { state: SHARED_STATES.failed } };

export const Offline: Story = { args: { state: OFFLINE } };

export const Narrow: Story = { ...phone };

export const NarrowSent: Story = { ...Sent, ...phone };

export const AllBrands: Story = { ...allBrands };
