import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { Stack } from '../layout/index.ts';
import { Progress } from './Progress.tsx';

const meta = { component: Progress, args: { value: 42, label: '学习进度', showValue: true } } satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: '学习进度' })).toHaveAttribute('aria-valuenow', '42');
  },
};

export const Edges: Story = {
  render: (args) => (
    <Stack>
      <Progress {...args} value={0} />
      <Progress {...args} value={100} />
      <Progress {...args} value={140} />
    </Stack>
  ),
};

export const Small: Story = { args: { size: 'sm', showValue: false } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
