import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { CAPTCHA_IMAGE } from '../../testing/commerce.ts';
import { keyboard } from './LoginDialog.keyboard.ts';
import { LoginDialog } from './LoginDialog.tsx';

const meta = {
  component: LoginDialog,
  args: {
    open: true, onClose: fn(), mode: 'sms', onMode: fn(), captcha: { status: 'ready', image: CAPTCHA_IMAGE },
    onRefreshCaptcha: fn(), code: { status: 'idle' }, onSendCode: fn(), pending: false, onSmsLogin: fn(),
    onPasswordLogin: fn(), failure: null, reason: '登录后即可加入购物车，您选的课程会保留。',
  },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector<HTMLElement>('[data-brand]') ?? canvasElement;
    const dialog = await within(root).findByRole('dialog', { name: '登录' }, { timeout: 5000 });
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Password: Story = { args: { mode: 'password' } };

export const Failed: Story = { args: { failure: '验证码不正确或已过期，请重新获取' } };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Narrow: Story = { ...phone };
