import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { Stack } from '../layout/index.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './Checkbox.keyboard.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = { component: Checkbox, args: { label: '我已阅读并同意《用户服务协议》', onChange: fn() } } satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: '我已阅读并同意《用户服务协议》' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = {
  args: { label: '全选', indeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const HiddenLabel: Story = { args: { hideLabel: true, label: '选择这门课程' } };

export const LongText: Story = { args: { label: longCourseName } };

export const Narrow: Story = { ...LongText, ...phone };

export const AllBrands: Story = {
  render: (args) => (
    <Stack gap="xs">
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked />
      <Checkbox {...args} disabled />
    </Stack>
  ),
  ...allBrands,
};
