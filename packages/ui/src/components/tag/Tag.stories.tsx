import type { Meta, StoryObj } from '@storybook/react-vite';
import { Video } from 'lucide';
import { Inline } from '../layout/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { Tag } from './Tag.tsx';

const meta = { component: Tag, args: { children: '视频课程' } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  render: () => (
    <Inline>
      <Tag>专业课</Tag>
      <Tag tone="primary" icon={Video}>视频课程</Tag>
      <Tag tone="accent">限时优惠</Tag>
      <Tag look="outline">公需课</Tag>
    </Inline>
  ),
};

export const Statuses: Story = {
  render: () => (
    <Inline>
      <Tag tone="success">已支付</Tag>
      <Tag tone="warning">待支付</Tag>
      <Tag tone="danger">已退款</Tag>
      <Tag tone="info">审核中</Tag>
    </Inline>
  ),
};

export const LongText: Story = { args: { children: longCourseName } };

export const Narrow: Story = { ...Statuses, ...phone };

export const AllBrands: Story = { ...Statuses, ...allBrands };
