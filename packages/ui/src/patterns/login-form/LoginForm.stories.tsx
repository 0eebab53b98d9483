import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { CAPTCHA_IMAGE } from '../../testing/commerce.ts';
import { keyboard } from './LoginForm.keyboard.ts';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  component: LoginForm,
  args: {
    mode: 'sms', onMode: fn(), captcha: { status: 'ready', image: CAPTCHA_IMAGE }, onRefreshCaptcha: fn(),
    code: { status: 'idle' }, onSendCode: fn(), pending: false, onSmsLogin: fn(), onPasswordLogin: fn(), failure: null,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}><Story /></div>],
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('手机号'), '12800000001');
    await userEvent.type(canvas.getByLabelText('图形验证码'), '7Km4');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await expect(canvas.getByText('请输入正确手机号')).toBeVisible();
  },
};

export const Password: Story = { args: { mode: 'password' } };

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(canvas.getByText('请输入手机号')).toBeVisible();
    await expect(canvas.getByText('请输入图形验证码')).toBeVisible();
    await expect(canvas.getByLabelText('手机号')).toHaveFocus();
  },
};

export const Waiting: Story = { args: { code: { status: 'waiting', secondsLeft: 58 } } };

export const Sending: Story = { args: { code: { status: 'sending' } } };

export const PictureLoading: Story = { args: { captcha: { status: 'loading' } } };

export const PictureFailed: Story = { args: { captcha: { status: 'failed' } } };

export const Failed: Story = { args: { failure: '验证码不正确或已过期，请重新获取' } };

export const Pending: Story = { args: { pending: true } };

export const WithReason: Story = { args: { reason: '登录后即可加入购物车，您选的课程会保留。' } };

export const Narrow: Story = { args: { failure: '验证码不正确或已过期，请重新获取' }, ...phone };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const AllBrands: Story = { args: { failure: '验证码不正确或已过期，请重新获取' }, ...allBrands };
