import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { Button } from '../button/index.ts';
import { keyboard } from './Result.keyboard.ts';
import { Result } from './Result.tsx';

const meta = {
  component: Result,
  args: {
    kind: 'success',
    title: '支付成功',
    children: '课程已经开通，您可以马上开始学习。',
    actions: [
      <Button key="study" variant="primary" href="#study">去学习</Button>,
      <Button key="order" href="#order">查看订单</Button>,
    ],
  },
} satisfies Meta<typeof Result>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Failed: Story = {
  args: {
    kind: 'failed',
    title: '支付没有完成',
    children: '没有扣款，订单已为您保留，可以重新支付。',
    actions: <Button variant="primary" href="#pay">重新支付</Button>,
    requestId: '01K9Z4T7Q0V5',
  },
};

export const Waiting: Story = { args: { kind: 'waiting', title: '支付结果还没有回来', children: '请稍候；订单已保留，不会重复扣款。' } };

export const NotFound: Story = { args: { kind: 'notFound', title: '没有找到这个页面', children: '地址可能有误，或者页面已经移走。' } };

export const Forbidden: Story = { args: { kind: 'forbidden', title: '您没有查看的权限', children: '请用购课账号登录后再试。' } };

export const Offline: Story = { args: { kind: 'offline', title: '网络连接已断开', children: '请检查网络后重试，您填写的内容还在。' } };

export const LongText: Story = { args: { title: longCourseName } };

export const Narrow: Story = { ...Failed, ...phone };

export const AllBrands: Story = { ...Failed, ...allBrands };
