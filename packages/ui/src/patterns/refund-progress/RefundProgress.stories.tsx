import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../../components/shared/stories.fixture.ts';
import { refundOf } from '../../testing/orders.ts';
import { RefundProgress } from './RefundProgress.tsx';

const meta = { component: RefundProgress, args: { refund: refundOf('reviewing') } } satisfies Meta<typeof RefundProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent('提交退款申请（已完成）2026-11-21 10:00');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[2]).toHaveTextContent('退款到账（未开始）');
  },
};

export const Refused: Story = { args: { refund: refundOf('refused') } };

export const AppliedAgain: Story = { args: { refund: refundOf('approved') } };

export const Done: Story = { args: { refund: refundOf('done') } };

/** An invoiced order needs a red-letter invoice before the money. */
export const Invoiced: Story = { args: { refund: refundOf('reviewing', { invoiced: true }) } };

export const LongText: Story = {
  args: { refund: refundOf('refused', { events: refundOf('refused').events.map((event) => ({ ...event, words: longCourseName.repeat(3) })) }) },
};

export const Narrow: Story = { ...AppliedAgain, ...phone };

export const AllBrands: Story = { args: { refund: refundOf('refused') }, ...allBrands };
