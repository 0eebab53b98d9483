import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { CAPTCHA_IMAGE } from '../../testing/commerce.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const form = {
  captcha: { status: 'ready', image: CAPTCHA_IMAGE }, onRefreshCaptcha: fn(), code: { status: 'idle' }, onSendCode: fn(),
  pending: false, onRegister: fn(), failure: null, agreementHref: '#agreement',
} as const;

const meta = { component: RegisterScreen, parameters: { bleed: true }, args: { form, onSignIn: fn() } } satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Pending: Story = { args: { form: { ...form, pending: true } } };
export const Failed: Story = { args: { form: { ...form, failure: '短信验证码错误或已过期' } } };
export const Offline: Story = { args: { form: { ...form, captcha: { status: 'failed' }, failure: '网络连接不上，请检查网络后重试。您填写和选择的内容都还在。' } } };
export const Narrow: Story = { ...phone };
export const AllBrands: Story = { ...allBrands };
