import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { someFilter } from '../../testing/discovery.ts';
import { InShell } from '../screen-frame/InShell.fixture.tsx';
import { commonStates } from '../screen-frame/states.fixture.ts';
import { searchReady } from './search.fixture.ts';
import { SearchScreen } from './SearchScreen.tsx';

const meta = { component: SearchScreen, args: searchReady } satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keyword is marked in the names. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('“安全”的搜索结果');
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(new Set(marks)).toEqual(new Set(['安全']));
  },
};
export const Loading: Story = { args: { state: commonStates.Loading } };
export const Empty: Story = {
  args: { state: commonStates.Empty, filter: someFilter({ keyword: '安全', charge: 'free' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('没有找到与“安全”有关的课程')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '清除筛选再搜' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '浏览课程分类' })).toHaveAttribute('href', '/lession');
  },
};
export const Forbidden: Story = { args: { state: commonStates.Forbidden } };
export const Failed: Story = { args: { state: commonStates.Failed } };
export const Offline: Story = { args: { state: commonStates.Offline } };
export const Everything: Story = { args: { keyword: '' } };
export const LongKeyword: Story = {
  args: { state: commonStates.Empty, keyword: '危险化学品生产经营单位重大危险源辨识评估与分级管控实务课程危险化学品生产经营单位重大危险源辨识' },
};
export const Phone: Story = { ...phone };

/** The whole page of either branch. */
export const MainPage: Story = {
  parameters: { bleed: true },
  globals: { brand: 'main-platform' },
  render: (args) => <InShell variant="main"><SearchScreen {...args} /></InShell>,
};
export const AssociationPage: Story = {
  parameters: { bleed: true },
  globals: { brand: 'association' },
  render: (args) => <InShell variant="association"><SearchScreen {...args} /></InShell>,
};

export const AllBrands: Story = { ...allBrands };
