import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './Link.keyboard.ts';
import { Link } from './Link.tsx';

const meta = { component: Link, args: { href: '#courses', children: '课程中心' } } satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: (args) => <p>您可以在<Link {...args} />找到全部课程。</p> };

export const Looks: Story = {
  render: (args) => (
    <p>
      <Link {...args} look="text" /> · <Link {...args} look="plain" /> · <Link {...args} look="quiet" />
    </p>
  ),
};

export const External: Story = {
  args: { href: 'https://beian.miit.gov.cn', external: true, children: '示ICP备00000000号-1' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /在新窗口打开/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const LongText: Story = { args: { children: longCourseName } };

export const Narrow: Story = { args: { children: longCourseName }, ...phone };

/** Pressed, not followed: the story stays where it is. */
export const Keyboard: Story = {
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: playKeyboard(keyboard),
};

export const AllBrands: Story = { ...Looks, ...allBrands };
