import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { Stack } from '../layout/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { keyboard } from './DateField.keyboard.ts';
import { DateField } from './DateField.tsx';

const meta = {
  component: DateField,
  args: { label: '开课日期', today: '2026-11-18', defaultValue: '2026-11-21', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the calendar and waits for it. */
const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '选择开课日期' }));
  await canvas.findByRole('dialog', { name: '选择开课日期' }, { timeout: 5000 });
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('textbox', { name: '开课日期' });
    await userEvent.clear(box);
    await userEvent.type(box, '20261202');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-02');
    await userEvent.tab();
    await expect(box).toHaveValue('2026-12-02');
  },
};

export const Opened: Story = {
  play: async (context) => {
    await opened(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText('2026 年 11 月')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([...'一二三四五六日']);
  },
};

export const Chosen: Story = {
  play: async (context) => {
    await opened(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下个月' }));
    await userEvent.click(await canvas.findByRole('button', { name: /2026年12月8日/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: '开课日期' })).toHaveValue('2026-12-08');
    await expect(context.args.onChange).toHaveBeenLastCalledWith('2026-12-08');
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Empty: Story = { args: { defaultValue: null, hint: '面授课程在这一天开始。' } };

export const Limited: Story = {
  play: opened,
  args: {
    min: '2026-11-10',
    max: '2026-12-10',
    isDayDisabled: (day) => ['2026-11-14', '2026-11-15', '2026-11-22', '2026-11-29'].includes(day),
  },
};

export const Invalid: Story = { args: { defaultValue: null, error: '请选择开课日期' } };

export const Unreadable: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('textbox', { name: '开课日期' });
    await userEvent.clear(box);
    await userEvent.type(box, '2026-02-30');
    await userEvent.tab();
    await expect(box).toHaveValue('2026-02-30');
    await expect(box).toHaveAccessibleDescription(/日期不正确，请按 2026-11-18 的样子输入/);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongText: Story = { args: { label: longCourseName, hint: longCourseName } };

export const Narrow: Story = { ...Limited, ...phone };

export const AllBrands: Story = {
  render: (args) => (
    <Stack>
      <DateField {...args} />
      <DateField {...args} error="请选择开课日期" />
      <DateField {...args} disabled />
    </Stack>
  ),
  ...allBrands,
};
