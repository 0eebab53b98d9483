import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './CountdownButton.keyboard.ts';
import { CountdownButton } from './CountdownButton.tsx';

const meta = {
  component: CountdownButton,
  args: { secondsLeft: 0, children: '获取验证码', onClick: fn() },
} satisfies Meta<typeof CountdownButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '获取验证码' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Resting: Story = {
  args: { secondsLeft: 60 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '60 秒后可重新获取' })).toBeDisabled();
  },
};

export const Sending: Story = { args: { loading: true } };

export const Narrow: Story = { ...Resting, ...phone };

export const AllBrands: Story = { args: { secondsLeft: 42 }, ...allBrands };
