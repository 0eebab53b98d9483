import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { Steps } from './Steps.tsx';

const meta = {
  component: Steps,
  args: { steps: ['我的购物车', '确认订单', '支付', '完成'], current: 1 },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent('我的购物车（已完成）');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[3]).toHaveTextContent('完成（未开始）');
  },
};

export const Beginning: Story = { args: { current: 0 } };

export const Finished: Story = { args: { current: 4 } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
