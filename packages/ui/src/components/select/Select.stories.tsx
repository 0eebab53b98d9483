import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './Select.keyboard.ts';
import { Select } from './Select.tsx';

const meta = {
  component: Select,
  args: {
    label: '学习形式',
    options: [{ value: '1', label: '视频课程' }, { value: '2', label: '面授课程' }, { value: '3', label: '培训班' }],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('combobox', { name: '学习形式' });
    await userEvent.selectOptions(list, '2');
    await expect(list).toHaveDisplayValue('面授课程');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Placeholder: Story = { args: { placeholder: '请选择', defaultValue: '' } };

export const Invalid: Story = { args: { placeholder: '请选择', defaultValue: '', error: '请选择学习形式' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = { args: { options: [{ value: '1', label: longCourseName }] } };

export const Narrow: Story = { ...LongText, ...phone };

export const AllBrands: Story = { ...Invalid, ...allBrands };
