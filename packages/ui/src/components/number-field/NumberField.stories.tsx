import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { Stack } from '../layout/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { keyboard } from './NumberField.keyboard.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  component: NumberField,
  args: { label: '报名人数', defaultValue: 12, min: 1, max: 50, unit: '人', onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox', { name: '报名人数' });
    await userEvent.click(canvas.getByRole('button', { name: '增加报名人数' }));
    await expect(box).toHaveValue('13');
    await expect(args.onChange).toHaveBeenLastCalledWith(13);
    await userEvent.click(canvas.getByRole('button', { name: '减少报名人数' }));
    await expect(box).toHaveValue('12');
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Empty: Story = { args: { defaultValue: null, hint: '每次最多为 50 人报名。' } };

export const Decimals: Story = { args: { label: '学时', defaultValue: 1.5, min: 0, max: 90, step: 0.5, unit: '学时' } };

export const AtItsBound: Story = {
  args: { defaultValue: 50 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '增加报名人数' })).toBeDisabled();
  },
};

export const Invalid: Story = { args: { defaultValue: null, error: '请输入报名人数' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongText: Story = { args: { label: longCourseName, hint: longCourseName } };

export const Narrow: Story = { ...Invalid, ...phone };

export const AllBrands: Story = {
  render: (args) => (
    <Stack>
      <NumberField {...args} />
      <NumberField {...args} error="请输入报名人数" />
      <NumberField {...args} disabled />
    </Stack>
  ),
  ...allBrands,
};
