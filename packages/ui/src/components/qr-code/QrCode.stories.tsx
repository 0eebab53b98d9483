import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  component: QrCode,
  args: { value: 'https://www.example.com/pay/20261121000001', label: '用支付宝扫码支付 ¥1,280.00' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img', { name: '用支付宝扫码支付 ¥1,280.00' }, { timeout: 5000 })).toBeVisible();
  },
};

export const Small: Story = { args: { size: 90 } };

export const LongAddress: Story = { args: { value: `https://www.example.com/pay/${'20261121'.repeat(20)}` } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
