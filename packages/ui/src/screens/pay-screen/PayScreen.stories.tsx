import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { OFFLINE, pendingOrder, SHARED_STATES } from '../../testing/commerce.ts';
import { PayScreen } from './PayScreen.tsx';

const meta = {
  component: PayScreen,
  parameters: { bleed: true },
  args: {
    state: { status: 'ready', order: pendingOrder(), secondsLeft: 1745 }, channel: 'wechat', onChannel: fn(),
    code: { status: 'ready', url: 'https://pay.example.com/orders/20261121090000123456' }, waiting: 'normal', onCheck: fn(),
    checking: false, ordersHref: null, onRetry: fn(), onSignIn: fn(),
  },
} satisfies Meta<typeof PayScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const LongWait: Story = { args: { waiting: 'long', checking: true, ordersHref: '#orders' } };

export const TimeUp: Story = { args: { state: { status: 'ready', order: pendingOrder(), secondsLeft: 0 } } };

export const CodeLoading: Story = { args: { code: { status: 'loading' } } };

export const CodeFailed: Story = {
  args: { code: { status: 'failed', message: '微信支付暂时没有响应；订单已保留，不会重复扣款。', onRetry: fn() } },
};

export const Narrow: Story = { ...phone };

export const NarrowLongWait: Story = { ...LongWait, ...phone };

export const Loading: Story = { args: { state: SHARED_STATES.loading } };

export const Empty: Story = { args: { state: SHARED_STATES.empty } };

export const Forbidden: Story = { args: { state: SHARED_STATES.forbidden } };

export const Failed: Story = { args: { state: SHARED_STATES.failed } };

export const Offline: Story = { args: { state: OFFLINE } };

export const NarrowLoading: Story = { ...Loading, ...phone };

export const NarrowEmpty: Story = { ...Empty, ...phone };

export const AllBrands: Story = { ...allBrands };
