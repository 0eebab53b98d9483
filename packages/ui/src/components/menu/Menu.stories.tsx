import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, UserRound } from 'lucide';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { Avatar } from '../avatar/index.ts';
import { keyboard } from './Menu.keyboard.ts';
import { Menu } from './Menu.tsx';

const signOut = fn();

const meta = {
  component: Menu,
  args: {
    label: '我的账户',
    trigger: (
      <>
        <Avatar name="沈知秋" size="sm" />
        沈知秋
      </>
    ),
    header: '138****0001',
    items: [
      { key: 'study', label: '个人学习中心', icon: UserRound, href: '#study' },
      { key: 'out', label: '退出登录', icon: LogOut, onSelect: signOut },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    signOut.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /沈知秋/ }));
    const menu = await canvas.findByRole('menu', { name: '我的账户' }, { timeout: 5000 });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /沈知秋/ }));
    await canvas.findByRole('menu', { name: '我的账户' }, { timeout: 5000 });
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const LongText: Story = {
  ...Opened,
  args: { items: [{ key: 'a', label: longCourseName, href: '#a' }] },
};

export const Narrow: Story = { ...Opened, ...phone };

export const AllBrands: Story = { ...allBrands };
