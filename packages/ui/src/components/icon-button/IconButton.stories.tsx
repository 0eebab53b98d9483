import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, Heart, Trash2, X } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../layout/index.ts';
import { allBrands } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './IconButton.keyboard.ts';
import { IconButton } from './IconButton.tsx';

const meta = { component: IconButton, args: { icon: X, label: '关闭', onClick: fn() } } satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '关闭' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} size="sm" />
      <IconButton {...args} size="md" />
      <IconButton {...args} size="lg" />
    </Inline>
  ),
};

export const States: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} icon={ChevronRight} label="下一张" variant="outline" />
      <IconButton {...args} icon={Heart} label="收藏" aria-pressed />
      <IconButton {...args} icon={Trash2} label="移出购物车" disabled />
    </Inline>
  ),
};

export const AllBrands: Story = { ...States, ...allBrands };
