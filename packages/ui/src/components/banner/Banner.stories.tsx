import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './Banner.keyboard.ts';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  args: { children: '2026 年度继续教育学时申报将于 12 月 31 日截止。' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap="sm">
      <Banner tone="info" title="学时申报">2026 年度继续教育学时申报将于 12 月 31 日截止。</Banner>
      <Banner tone="success" title="支付成功">您可以开始学习了。</Banner>
      <Banner tone="warning" title="支付结果还没有回来">请稍候；订单已保留，不会重复扣款。</Banner>
      <Banner tone="danger" title="提交没有成功">网络中断，您填写的内容还在，请重试。</Banner>
    </Stack>
  ),
};

export const WithAction: Story = { args: { tone: 'warning', action: <Button size="sm">重试</Button> } };

export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { title: longCourseName, children: longCourseName, action: <Button size="sm">查看</Button> } };

export const Narrow: Story = { ...LongText, ...phone };

export const Keyboard: Story = {
  args: { onClose: fn(), action: <Button size="sm">重试</Button> },
  play: playKeyboard(keyboard),
};

export const AllBrands: Story = { ...Tones, ...allBrands };
