import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { Button } from '../button/index.ts';
import { keyboard } from './EmptyState.keyboard.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    icon: ShoppingCart,
    title: '购物车还是空的',
    children: '选好的课程会放在这里，可以一起结算。',
    action: <Button variant="primary" href="#courses">去选课</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Plain: Story = { render: () => <EmptyState title="还没有消息" /> };

export const LongText: Story = { args: { title: longCourseName } };

export const Narrow: Story = { ...LongText, ...phone };

export const AllBrands: Story = { ...allBrands };
