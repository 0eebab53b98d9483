import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { Timeline } from './Timeline.tsx';

const meta = {
  component: Timeline,
  args: {
    'aria-label': '退款进度',
    events: [
      { key: 'review', title: '机构审核', tone: 'info', status: '进行中', children: '预计 3 个工作日内完成，审核期间课程可以继续学习。' },
      { key: 'sent', title: '提交退款申请', time: '2026-11-21 09:00', tone: 'success', status: '已完成' },
      { key: 'paid', title: '支付订单', time: '2026-11-02 14:20' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Tones: Story = {
  args: {
    events: [
      { key: 'danger', title: '退款被拒绝', time: '2026-11-23 10:12', tone: 'danger', status: '未通过', children: '课程已学习 82%，超过可退款的范围。' },
      { key: 'warning', title: '需要补充材料', time: '2026-11-22 16:00', tone: 'warning', status: '待补充' },
      { key: 'success', title: '已收到材料', time: '2026-11-22 18:30', tone: 'success', status: '已完成' },
      { key: 'info', title: '机构审核', tone: 'info', status: '进行中' },
    ],
  },
};

export const LongText: Story = { args: { events: [{ key: 'a', title: longCourseName, time: '2026-11-21 09:00', children: longCourseName }] } };

export const Empty: Story = { args: { events: [] } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
