import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { CAPTCHA_IMAGE } from '../../testing/commerce.ts';
import { keyboard } from './RegisterForm.keyboard.ts';
import { RegisterForm } from './RegisterForm.tsx';

const meta = {
  component: RegisterForm,
  args: {
    captcha: { status: 'ready', image: CAPTCHA_IMAGE }, onRefreshCaptcha: fn(), code: { status: 'idle' }, onSendCode: fn(),
    pending: false, onRegister: fn(), failure: null, agreementHref: '#agreement',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}><Story /></div>],
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    await expect(canvas.getByText('请输入手机号')).toBeVisible();
    await expect(canvas.getByText('请输入密码')).toBeVisible();
    await expect(canvas.getByText('请阅读并同意注册协议')).toBeVisible();
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

const typed = (password: string) => async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.type(within(canvasElement).getByLabelText('设置密码'), password);
};

export const WeakPassword: Story = { play: typed('password1') };

export const StrongPassword: Story = { play: typed('wutong-demo-2026') };

export const Waiting: Story = { args: { code: { status: 'waiting', secondsLeft: 58 } } };

export const Pending: Story = { args: { pending: true } };

export const Failed: Story = { args: { failure: '该手机号已注册，请直接登录' } };

export const Narrow: Story = { args: { failure: '该手机号已注册，请直接登录' }, ...phone };

export const AllBrands: Story = { ...allBrands };
