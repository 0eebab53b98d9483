import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { newsHref, someNews } from '../../testing/institutions.ts';
import { NewsBlock } from './NewsBlock.tsx';

const meta = {
  component: NewsBlock,
  args: { title: '通知公告', items: someNews(6), newsHref, moreHref: '/news?type=2' },
  decorators: [(Story) => <div style={{ maxWidth: '36rem' }}><h1 hidden>首页</h1><Story /></div>],
} satisfies Meta<typeof NewsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '通知公告' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看更多：通知公告' })).toHaveAttribute('href', '/news?type=2');
  },
};

export const Empty: Story = { args: { items: [], moreHref: null } };

export const Narrow: Story = { ...phone, decorators: [(Story) => <><h1 hidden>首页</h1><Story /></>] };

export const AllBrands: Story = { args: { items: someNews(4) }, ...allBrands };
