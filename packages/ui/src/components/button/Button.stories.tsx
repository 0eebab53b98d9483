import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { Icon } from '../icon/index.ts';
import { Inline } from '../layout/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { keyboard } from './Button.keyboard.ts';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: '加入购物车', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { variant: 'primary' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '加入购物车' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Variants: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} variant="primary">提交订单</Button>
      <Button {...args} variant="secondary">继续挑选</Button>
      <Button {...args} variant="quiet">查看详情</Button>
      <Button {...args} variant="danger">删除订单</Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="sm">小</Button>
      <Button {...args} size="md">中</Button>
      <Button {...args} size="lg">大</Button>
    </Inline>
  ),
};

export const WithIcon: Story = { args: { icon: <Icon of={ShoppingCart} />, variant: 'primary' } };

export const Loading: Story = {
  args: { loading: true, variant: 'primary', children: '提交订单' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /提交订单/ }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  render: () => (
    <Inline>
      <Button disabled variant="primary">提交订单</Button>
      <Button disabled>继续挑选</Button>
      <Button disabled variant="quiet">查看详情</Button>
    </Inline>
  ),
};

export const AsLink: Story = { args: { href: '#course', children: '去学习', variant: 'primary' } };

export const LongText: Story = { args: { children: longCourseName, full: true } };

export const Narrow: Story = { args: { full: true, size: 'lg', variant: 'primary' }, ...phone };

export const AllBrands: Story = { ...Variants, ...allBrands };
