import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../components/layout/index.ts';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { longInstitutionName } from '../../testing/institutions.ts';
import { keyboard } from './FollowToggle.keyboard.ts';
import { FollowToggle } from './FollowToggle.tsx';
import type { FollowToggleProps } from './FollowToggle.tsx';

function Remembering({ followed: first, onToggle, ...props }: FollowToggleProps) {
  const [followed, setFollowed] = useState(first);
  const toggle = (next: boolean): void => {
    setFollowed(next);
    onToggle(next);
  };
  return <FollowToggle {...props} followed={followed} onToggle={toggle} />;
}

const meta = {
  component: FollowToggle,
  args: { name: '盐城栖桐继续教育学院', followed: false, onToggle: fn() },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof FollowToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '未关注 盐城栖桐继续教育学院' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: '已关注 盐城栖桐继续教育学院', pressed: true })).toHaveFocus();
  },
};

export const Followed: Story = { args: { followed: true } };

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^未关注/ }));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <FollowToggle {...args} size="sm" />
      <FollowToggle {...args} followed size="md" />
    </Inline>
  ),
};

export const LongName: Story = { args: { name: longInstitutionName } };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...Sizes, ...allBrands };
