import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { stay } from '../shared/stories.fixture.ts';
import { keyboard } from './BottomBar.keyboard.ts';
import { BottomBar } from './BottomBar.tsx';

const onPress = fn();

const meta = {
  component: BottomBar,
  parameters: { bleed: true },
  ...phone,
  args: {
    items: [
      { key: 'home', label: '首页', href: '/index', current: true },
      { key: 'courses', label: '课程', href: '/lession', current: false },
      { key: 'study', label: '学习', href: '/study/online', current: false },
      { key: 'cart', label: '购物车', href: '/shopping/user', current: false, badge: 3 },
      { key: 'me', label: '我的', href: '/center/info', current: false },
    ],
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /购物车.*3 门课程/ })).toBeVisible();
    for (const link of canvas.getAllByRole('link')) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A visitor has fewer places, and one that signs in first. */
export const Guest: Story = {
  args: {
    items: [
      { key: 'home', label: '首页', href: '/index', current: false },
      { key: 'courses', label: '课程', href: '/lession', current: true },
      { key: 'me', label: '登录', onPress, current: false },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '登录' }));
    await expect(onPress).toHaveBeenCalled();
  },
};

export const FullCart: Story = {
  args: {
    items: [
      { key: 'home', label: '首页', href: '/index', current: true },
      { key: 'cart', label: '购物车', href: '/shopping/user', current: false, badge: 128 },
    ],
  },
};

export const Keyboard: Story = { args: { onClick: stay }, play: playKeyboard(keyboard) };

/** It is fixed to the window, so each brand draws it in a room of its own here. */
export const AllBrands: Story = {
  decorators: [(Story) => <div style={{ position: 'relative', minHeight: '4rem', contain: 'layout' }}><Story /></div>],
  ...allBrands,
};
