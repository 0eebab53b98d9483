import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './PasswordField.keyboard.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = { component: PasswordField, args: { label: '密码' } } satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('密码');
    await userEvent.type(box, 'wutong');
    await expect(box).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(box).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: '隐藏密码' }));
    await expect(box).toHaveAttribute('type', 'password');
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Invalid: Story = { args: { error: '密码不正确，请重新输入' } };

export const Disabled: Story = { args: { disabled: true } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { args: { hint: '8 到 20 位，含字母和数字。' }, ...allBrands };
