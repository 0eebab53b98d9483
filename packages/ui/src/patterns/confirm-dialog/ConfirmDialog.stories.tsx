import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { phone } from '../../components/shared/stories.fixture.ts';
import { LONGEST_NAME } from '../../testing/commerce.ts';
import { keyboard } from './ConfirmDialog.keyboard.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    open: true, title: '退出登录', body: '确定退出登录吗？', confirmLabel: '退出登录', pending: false, onConfirm: fn(), onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const root = canvasElement.querySelector<HTMLElement>('[data-brand]') ?? canvasElement;
    const dialog = await within(root).findByRole('alertdialog', { name: '退出登录' }, { timeout: 5000 });
    await userEvent.click(within(dialog).getByRole('button', { name: '退出登录' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Danger: Story = {
  args: { danger: true, title: '移除课程', confirmLabel: '移除课程', body: `将从购物车移除《${LONGEST_NAME}》。` },
};

export const Pending: Story = { args: { ...Danger.args, pending: true } };

export const Narrow: Story = { args: { ...Danger.args }, ...phone };
