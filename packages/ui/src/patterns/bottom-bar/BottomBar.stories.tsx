import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { phone } from '../../components/shared/stories.fixture.ts';
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
      { key: 'me', label: '我的', onPress, current: false },
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
    await userEvent.click(canvas.getByRole('button', { name: '我的' }));
    await expect(onPress).toHaveBeenCalled();
  },
};

export const FullCart: Story = {
  args: { items: [{ key: 'home', label: '首页', href: '/index', current: true }, { key: 'cart', label: '购物车', href: '/shopping/user', current: false, badge: 128 }] },
};
