import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './Pagination.keyboard.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: { current: 6, pages: 20, href: (page: number) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desk', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '第 6 页' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '上一页' })).toHaveAttribute('href', '#page-5');
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '#page-7');
  },
};

export const First: Story = {
  args: { current: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: '上一页' })).toBeNull();
  },
};

export const Last: Story = { args: { current: 20 } };

export const Few: Story = { args: { current: 2, pages: 3 } };

export const Single: Story = { args: { current: 1, pages: 1 } };

export const Narrow: Story = {
  ...phone,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('第 6 页，共 20 页')).toBeVisible();
  },
};

export const Keyboard: Story = {
  globals: { viewport: { value: 'desk', isRotated: false } },
  play: playKeyboard(keyboard),
};

export const AllBrands: Story = { ...allBrands };
