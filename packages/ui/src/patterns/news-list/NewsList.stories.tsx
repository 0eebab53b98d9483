import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { toShanghaiDate } from '@wutong/domain';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { newsHref, newsKind, someNews } from '../../testing/institutions.ts';
import { stay } from '../shared/stories.fixture.ts';
import { keyboard } from './NewsList.keyboard.ts';
import { NewsList } from './NewsList.tsx';
import { NewsListSkeleton } from './NewsListSkeleton.tsx';

const items = someNews(5);

const meta = {
  component: NewsList,
  args: { items, newsHref, kindOf: newsKind, heading: 'h2', 'aria-label': '新闻动态' },
  decorators: [(Story) => <div style={{ maxWidth: '60rem' }}><Story /></div>],
} satisfies Meta<typeof NewsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = items;
    await expect(canvas.getByRole('link', { name: first?.title ?? '' })).toHaveAttribute('href', newsHref(first ?? { id: '' }));
    await expect(canvas.getAllByText(toShanghaiDate(first?.publishedAt ?? ''))[0]).toBeVisible();
  },
};

export const OneKind: Story = { render: ({ kindOf: _left, ...args }) => <NewsList {...args} /> };

export const TitlesOnly: Story = { args: { items: items.map((item) => ({ ...item, summary: null })) } };

export const Compact: Story = { args: { layout: 'compact' } };

export const Waiting: Story = { render: () => <NewsListSkeleton count={4} /> };

export const Narrow: Story = { ...phone };

export const NarrowCompact: Story = { ...phone, args: { layout: 'compact' } };

export const Keyboard: Story = { args: { onClick: stay }, play: playKeyboard(keyboard) };

export const AllBrands: Story = { args: { items: someNews(3) }, ...allBrands };
