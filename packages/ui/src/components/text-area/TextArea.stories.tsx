import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { Stack } from '../layout/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { keyboard } from './TextArea.keyboard.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: '退款说明', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: '退款说明' });
    await userEvent.type(box, '单位已统一报名');
    await expect(box).toHaveValue('单位已统一报名');
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Limit: Story = {
  args: { limit: 200, hint: '请说明退款原因，便于机构尽快处理。', defaultValue: '单位已统一报名，这门课程重复购买。' },
};

export const OverTheLimit: Story = {
  args: { limit: 20, defaultValue: longCourseName },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: '退款说明' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(`已超出 ${longCourseName.length - 20} 个字，请删减`);
  },
};

export const Invalid: Story = { args: { error: '请填写退款说明', limit: 200 } };

export const Optional: Story = { args: { optional: true, placeholder: '有什么要告诉我们的' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '单位已统一报名，这门课程重复购买。' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '单位已统一报名，这门课程重复购买。' } };

export const LongText: Story = { args: { label: longCourseName, defaultValue: `${longCourseName}\n`.repeat(12) } };

export const Narrow: Story = { ...Limit, ...phone };

export const AllBrands: Story = {
  render: (args) => (
    <Stack>
      <TextArea {...args} limit={200} />
      <TextArea {...args} error="请填写退款说明" />
      <TextArea {...args} disabled />
    </Stack>
  ),
  ...allBrands,
};
