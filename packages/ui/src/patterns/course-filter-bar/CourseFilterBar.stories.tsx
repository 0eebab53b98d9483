import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { hrefFrom, someFilter, someTree } from '../../testing/discovery.ts';
import { stay } from '../shared/stories.fixture.ts';
import { keyboard } from './CourseFilterBar.keyboard.ts';
import { CourseFilterBar } from './CourseFilterBar.tsx';

const deep = someFilter({
  categoryPath: [someTree[1]?.id ?? '', someTree[1]?.children[0]?.id ?? ''], studyForm: 1, charge: 'paid', sort: 'popular', page: 3,
});

const meta = {
  component: CourseFilterBar,
  args: { filter: someFilter(), categories: someTree, hrefFor: hrefFrom(someFilter()), total: 264 },
} satisfies Meta<typeof CourseFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each choice is an address that keeps the others and goes back to the first page. */
export const Narrowed: Story = {
  args: { filter: deep, hrefFor: hrefFrom(deep), total: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '视频课程' })).toHaveAttribute('aria-current', 'true');
    const free = new URL(canvas.getByRole('link', { name: '免费' }).getAttribute('href') ?? '', 'http://localhost');
    await expect(Object.fromEntries(free.searchParams)).toEqual({
      ids: deep.categoryPath.join(','), form: '1', charge: 'free', sort: 'popular', page: '1',
    });
    await expect(canvas.getByRole('list', { name: '具体分类' })).toBeVisible();
  },
};

export const WithoutCategories: Story = { args: { categories: [], total: null } };
export const Phone: Story = { ...phone };
export const PhoneNarrowed: Story = { ...phone, args: { filter: deep, hrefFor: hrefFrom(deep), total: 12 } };
export const Keyboard: Story = { args: { onClick: stay }, play: playKeyboard(keyboard) };

export const AllBrands: Story = { ...allBrands };
