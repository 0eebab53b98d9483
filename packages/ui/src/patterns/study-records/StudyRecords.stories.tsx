import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { someRecords } from './study-records.fixture.ts';
import { keyboard } from './StudyRecords.keyboard.ts';
import { StudyRecords } from './StudyRecords.tsx';

const meta = { component: StudyRecords, args: { records: someRecords(3, 14), onFilterChange: fn() } } satisfies Meta<typeof StudyRecords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A filter by form leaves rows out, never hours of the year. */
export const Filtered: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const total = canvas.getByRole('button', { name: /2026 年/ }).textContent;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '年度' }), '2026 年');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '学习形式' }), '面授课程');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ year: 2026, form: 2 });
    await expect(canvas.queryByRole('button', { name: /2025 年/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /2026 年/ })).toHaveTextContent(total ?? '');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const Reached: Story = { args: { records: someRecords(1, 24) } };

export const NothingFits: Story = { args: { defaultFilter: { year: 1999, form: null } } };

export const Empty: Story = { args: { records: [] } };

/** Ten years of records: all are in the page as words. */
export const TenYears: Story = {
  args: { records: someRecords(10, 36) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.wt-record')).toHaveLength(360);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /2026 年/ }));
    await expect(canvasElement.querySelector('.wt-rows')).not.toBeVisible();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { args: { records: someRecords(1, 4) }, ...allBrands };
