import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './TextField.keyboard.ts';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: '手机号', placeholder: '请输入手机号', type: 'tel' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: '手机号' });
    await userEvent.type(box, '13800000001');
    await expect(box).toHaveValue('13800000001');
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Hint: Story = { args: { hint: '用于登录和接收开课通知。' } };

export const Invalid: Story = {
  args: { defaultValue: '1380000', error: '请输入正确手机号' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: '手机号' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('请输入正确手机号');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '13800000001' } };

export const Optional: Story = { args: { label: '备注', optional: true, placeholder: undefined, type: 'text' } };

export const WithButtonBeside: Story = { args: { label: '短信验证码', placeholder: '6 位数字', beside: <Button>获取验证码</Button> } };

export const LongText: Story = { args: { label: longCourseName, defaultValue: longCourseName, hint: longCourseName, type: 'text' } };

export const Narrow: Story = { ...WithButtonBeside, ...phone };

export const AllBrands: Story = {
  render: (args) => (
    <Stack>
      <TextField {...args} hint="用于登录和接收开课通知。" />
      <TextField {...args} error="请输入正确手机号" />
      <TextField {...args} disabled />
    </Stack>
  ),
  ...allBrands,
};
