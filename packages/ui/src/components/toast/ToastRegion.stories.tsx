import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longCourseName, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './ToastRegion.keyboard.ts';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  component: ToastRegion,
  args: { toasts: [{ id: '1', tone: 'success', text: '验证码发送成功' }], onClose: fn() },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '通知' })).toHaveTextContent('验证码发送成功');
    await userEvent.click(canvas.getByRole('button', { name: '关闭通知' }));
    await expect(args.onClose).toHaveBeenCalledWith('1');
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Empty: Story = { args: { toasts: [] } };

export const Several: Story = {
  args: {
    toasts: [
      { id: '1', tone: 'success', text: '登录成功' },
      { id: '2', tone: 'danger', text: '未知错误' },
      { id: '3', tone: 'warning', text: '登录已过期，请重新登录。' },
      { id: '4', tone: 'info', text: '已为您保留购物车。' },
    ],
  },
};

export const LongText: Story = { args: { toasts: [{ id: '1', tone: 'danger', text: `${longCourseName}：${longCourseName}` }] } };

export const Narrow: Story = { ...LongText, ...phone };

export const Dark: Story = { ...Several, globals: { scheme: 'dark' } };
