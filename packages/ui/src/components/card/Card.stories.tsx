import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { CourseCover } from '../course-cover/index.ts';
import { Anchor } from '../link/index.ts';
import { keyboard } from './Card.keyboard.ts';
import { Card } from './Card.tsx';

const meta = { component: Card, args: { children: '课程购买后 365 天内有效。' } } satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressable: Story = {
  args: {
    pressable: true,
    children: (
      <>
        <h3><Anchor data-cover href="#course">危险化学品安全管理</Anchor></h3>
        <p>12 学时 · 视频课程</p>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName('危险化学品安全管理');
  },
};

export const Flush: Story = { args: { flush: true, children: <CourseCover id="1" hue="1" src={null} /> } };

export const Empty: Story = { args: { children: null } };

export const Keyboard: Story = { args: { ...Pressable.args }, play: playKeyboard(keyboard) };

export const LongText: Story = { args: { children: longCourseName } };

export const Narrow: Story = { ...Pressable, ...phone };

export const AllBrands: Story = { ...Pressable, ...allBrands };
