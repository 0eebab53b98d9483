import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { keyboard } from './PaymentCode.keyboard.ts';
import { PaymentCode } from './PaymentCode.tsx';

const meta = {
  component: PaymentCode,
  args: {
    channel: 'wechat', amount: 164_000, code: { status: 'ready', url: 'https://pay.example.com/orders/20261121090000123456' },
  },
} satisfies Meta<typeof PaymentCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('img', { name: '微信支付付款二维码，金额 ¥1,640.00' }, { timeout: 5000 }),
    ).toBeInTheDocument();
  },
};

export const Alipay: Story = { args: { channel: 'alipay' } };

export const Loading: Story = { args: { code: { status: 'loading' } } };

export const Failed: Story = {
  args: { code: { status: 'failed', message: '微信支付暂时没有响应；订单已保留，不会重复扣款。', onRetry: fn() } },
};

export const Keyboard: Story = { play: playKeyboard(keyboard), ...phone };

export const Narrow: Story = { ...phone };

export const NarrowLoading: Story = { args: { code: { status: 'loading' } }, ...phone };

export const AllBrands: Story = { args: { channel: 'alipay' }, ...allBrands };
