import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { chosenGroups, OFFLINE, SHARED_STATES } from '../../testing/commerce.ts';
import { ConfirmOrderScreen } from './ConfirmOrderScreen.tsx';

const meta = {
  component: ConfirmOrderScreen,
  parameters: { bleed: true },
  args: {
    state: { status: 'ready', groups: chosenGroups(), total: 164_000, saved: 40_000 },
    buyer: { name: '林晓雯', mobile: '138****0001' }, submitting: false, failure: null, onSubmit: fn(), backHref: '#cart',
    onRetry: fn(), onSignIn: fn(),
  },
} satisfies Meta<typeof ConfirmOrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Submitting: Story = { args: { submitting: true } };

export const Refused: Story = { args: { failure: '有课程的价格刚刚变了，请返回购物车核对后再提交；没有扣款。' } };

export const Free: Story = { args: { state: { status: 'ready', groups: chosenGroups().slice(1), total: 0, saved: 0 } } };

export const NotCertified: Story = { args: { buyer: { name: null, mobile: '138****0001' } } };

export const Narrow: Story = { args: { ...Refused.args }, ...phone };

export const Loading: Story = { args: { state: SHARED_STATES.loading } };

export const Empty: Story = { args: { state: SHARED_STATES.empty } };

export const Forbidden: Story = { args: { state: SHARED_STATES.forbidden } };

export const Failed: Story = { args: { state: SHARED_STATES.failed } };

export const Offline: Story = { args: { state: OFFLINE } };

export const NarrowLoading: Story = { ...Loading, ...phone };

export const NarrowEmpty: Story = { ...Empty, ...phone };

export const AllBrands: Story = { ...allBrands };
