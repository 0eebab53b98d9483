import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './LearningStatistics.keyboard.ts';
import { LearningStatistics } from './LearningStatistics.tsx';

const years = [96, 102, 64.5, 90, 118, 36].map((value, at) => ({ label: String(2021 + at), value }));

const meta = {
  component: LearningStatistics,
  args: {
    title: '每年学时', unit: '学时', required: 90, values: years,
    figures: [{ label: '累计学时', value: 506.5 }, { label: '已学课程', value: 61 }, { label: '证书', value: 5 }],
  },
} satisfies Meta<typeof LearningStatistics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /2026：36 学时，未达到 90 学时/ })).toBeVisible();
  },
};

export const AsTable: Story = { args: { defaultView: 'table' } };

export const Months: Story = {
  args: { title: '每月学时', required: undefined, values: Array.from({ length: 12 }, (_, at) => ({ label: `${at + 1} 月`, value: (at * 7) % 13 })) },
};

export const Empty: Story = { args: { values: [], figures: [] } };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
