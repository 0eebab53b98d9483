import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Search, ShoppingCart, UserRound } from 'lucide';
import { allBrands } from '../shared/stories.fixture.ts';
import { Icon } from './Icon.tsx';

const meta = { component: Icon, args: { of: BookOpen } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Labelled: Story = { args: { label: '课程' } };

export const Sizes: Story = {
  render: () => (
    <p>
      <Icon of={Search} size="sm" /> <Icon of={Search} size="md" /> <Icon of={Search} size="lg" />{' '}
      <Icon of={Search} size="xl" />
    </p>
  ),
};

export const InText: Story = {
  render: () => (
    <p>
      <Icon of={ShoppingCart} size="sm" /> 购物车 <Icon of={UserRound} size="sm" /> 我的学习
    </p>
  ),
};

export const AllBrands: Story = { ...InText, ...allBrands };
