import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { Stack } from '../layout/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { keyboard } from './DateRangeField.keyboard.ts';
import { DateRangeField } from './DateRangeField.tsx';

const meta = {
  component: DateRangeField,
  args: { label: '下单时间', today: '2026-11-21', defaultValue: { start: '2026-11-03', end: '2026-11-18' }, onChange: fn() },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the calendar and waits for it. */
const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '选择下单时间' }));
  await canvas.findByRole('dialog', { name: '选择下单时间' }, { timeout: 5000 });
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: '下单时间' })).toBeVisible();
    const start = canvas.getByRole('textbox', { name: '开始日期' });
    await userEvent.clear(start);
    await userEvent.type(start, '20261110');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-18' });
  },
};

export const Opened: Story = { play: opened };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Empty: Story = { args: { defaultValue: { start: null, end: null }, hint: '可查询最近一年的订单。' } };

export const Limited: Story = { play: opened, args: { min: '2026-11-02', max: '2026-11-21' } };

export const Invalid: Story = { args: { defaultValue: { start: '2026-11-03', end: null }, error: '请选择结束日期' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = { args: { label: longCourseName, hint: longCourseName } };

export const Narrow: Story = { ...Limited, ...phone };

export const AllBrands: Story = {
  render: (args) => (
    <Stack>
      <DateRangeField {...args} />
      <DateRangeField {...args} error="请选择结束日期" />
      <DateRangeField {...args} disabled />
    </Stack>
  ),
  ...allBrands,
};
