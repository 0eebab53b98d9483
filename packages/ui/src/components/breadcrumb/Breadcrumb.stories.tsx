import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './Breadcrumb.keyboard.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  args: { items: [{ label: '首页', href: '#home' }, { label: '课程中心', href: '#courses' }, { label: '安全生产' }] },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: '当前位置' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('安全生产')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongText: Story = {
  args: { items: [{ label: '首页', href: '#home' }, { label: '课程中心', href: '#courses' }, { label: longCourseName }] },
};

export const Narrow: Story = { ...LongText, ...phone };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const AllBrands: Story = { ...LongText, ...allBrands };
