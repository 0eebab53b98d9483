import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../components/layout/index.ts';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { ExamTimer } from './ExamTimer.tsx';

const meta = { component: ExamTimer, args: { secondsLeft: 5025 } } satisfies Meta<typeof ExamTimer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('timer')).toHaveTextContent('剩余时间1:23:45');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const FifteenMinutes: Story = {
  args: { secondsLeft: 872 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('考试还剩 15 分钟');
  },
};

export const FiveMinutes: Story = { args: { secondsLeft: 286 } };

export const LastMinute: Story = { args: { secondsLeft: 41 } };

export const Over: Story = {
  args: { secondsLeft: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('考试时间已到');
    await expect(within(canvasElement).queryByRole('timer')).toBeNull();
  },
};

export const Narrow: Story = { ...FiveMinutes, ...phone };

export const AllBrands: Story = {
  render: () => (
    <Stack gap="xs">
      {[5025, 872, 286, 41, 0].map((seconds) => <div key={seconds}><ExamTimer secondsLeft={seconds} /></div>)}
    </Stack>
  ),
  ...allBrands,
};
