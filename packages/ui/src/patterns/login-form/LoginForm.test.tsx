import { describeConformance } from '@wutong/testing/conformance';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CAPTCHA_IMAGE } from '../../testing/commerce.ts';
import { mount } from '../../testing/mount.ts';
import { LoginForm } from './LoginForm.tsx';
import type { LoginFormProps } from './LoginForm.tsx';

const given: LoginFormProps = {
  mode: 'sms', onMode: vi.fn(), captcha: { status: 'ready', image: CAPTCHA_IMAGE }, onRefreshCaptcha: vi.fn(),
  code: { status: 'idle' }, onSendCode: vi.fn(), pending: false, onSmsLogin: vi.fn(), onPasswordLogin: vi.fn(), failure: null,
};

const phone = page.getByLabelText('手机号');
const imageCode = page.getByRole('textbox', { name: '图形验证码' });
const smsCode = page.getByRole('textbox', { name: '短信验证码' });
const password = page.getByLabelText('密码', { exact: true });
const send = page.getByRole('button', { name: '获取验证码' });
const submit = page.getByRole('button', { name: '登录', exact: true });

describeConformance('LoginForm', { render: (probe) => <LoginForm {...given} {...probe} ref={probe.ref} /> });

describe('LoginForm', () => {
  beforeEach(() => vi.clearAllMocks());

  it('names what is missing in the fixed sentences, at the field, and leads to the first of them', async () => {
    mount(<LoginForm {...given} />);
    await submit.click();
    await expect.element(page.getByText('请输入手机号')).toBeVisible();
    await expect.element(page.getByText('请输入图形验证码')).toBeVisible();
    await expect.element(page.getByText('请输入短信验证码')).toBeVisible();
    await expect.element(phone).toHaveFocus();
    await expect.element(phone).toHaveAccessibleDescription('请输入手机号');
    expect(given.onSmsLogin).not.toHaveBeenCalled();
  });

  it.each(['12800000001', '1380000000', '2380000000a'])('refuses %s as a phone number', async (typed) => {
    mount(<LoginForm {...given} />);
    await phone.fill(typed);
    await submit.click();
    await expect.element(page.getByText('请输入正确手机号')).toBeVisible();
  });

  it('takes no more than eleven characters of a phone number', async () => {
    mount(<LoginForm {...given} />);
    await userEvent.type(phone, '138000000019999');
    await expect.element(phone).toHaveValue('13800000001');
  });

  it('withdraws a sentence as soon as its field is mended', async () => {
    mount(<LoginForm {...given} />);
    await submit.click();
    await imageCode.fill('7');
    await expect.element(page.getByText('请输入图形验证码')).not.toBeInTheDocument();
    await expect.element(page.getByText('请输入手机号')).toBeVisible();
  });

  it('asks for an SMS code with phone and image code only, trimmed', async () => {
    mount(<LoginForm {...given} />);
    await phone.fill('13800000001');
    await send.click();
    await expect.element(page.getByText('请输入图形验证码')).toBeVisible();
    expect(given.onSendCode).not.toHaveBeenCalled();
    await imageCode.fill(' 7Km4 ');
    await send.click();
    expect(given.onSendCode).toHaveBeenCalledExactlyOnceWith({ phone: '13800000001', imageCode: '7Km4' });
  });

  it('leads on to the SMS code once it was sent, and rests its button meanwhile', async () => {
    const { render } = mount(<LoginForm {...given} />);
    render(<LoginForm {...given} code={{ status: 'waiting', secondsLeft: 60 }} />);
    await expect.element(smsCode).toHaveFocus();
    await expect.element(page.getByRole('button', { name: /60 秒/ })).toBeDisabled();
    await phone.click();
    render(<LoginForm {...given} code={{ status: 'waiting', secondsLeft: 59 }} />);
    await expect.element(phone).toHaveFocus();
  });

  it('signs in by SMS on Enter, with trimmed values', async () => {
    mount(<LoginForm {...given} />);
    await phone.fill('13800000001');
    await imageCode.fill('7Km4');
    await smsCode.fill(' 123456 ');
    await userEvent.keyboard('{Enter}');
    expect(given.onSmsLogin).toHaveBeenCalledExactlyOnceWith({ phone: '13800000001', imageCode: '7Km4', smsCode: '123456' });
  });

  it('signs in by password on Enter and keeps the spaces of a password', async () => {
    mount(<LoginForm {...given} mode="password" />);
    await phone.fill('13800000001');
    await password.fill(' secret ');
    await imageCode.fill('7Km4');
    await userEvent.keyboard('{Enter}');
    expect(given.onPasswordLogin).toHaveBeenCalledExactlyOnceWith({
      phone: '13800000001', imageCode: '7Km4', password: ' secret ',
    });
    expect(given.onSmsLogin).not.toHaveBeenCalled();
  });

  it('keeps the phone number when the way of signing in is changed', async () => {
    const { render } = mount(<LoginForm {...given} />);
    await phone.fill('13800000001');
    await page.getByRole('tab', { name: '密码登录' }).click();
    expect(given.onMode).toHaveBeenCalledExactlyOnceWith('password');
    render(<LoginForm {...given} mode="password" />);
    await expect.element(phone).toHaveValue('13800000001');
  });

  it('forgets an image code when its picture is replaced', async () => {
    const { render } = mount(<LoginForm {...given} />);
    await imageCode.fill('7Km4');
    await page.getByRole('button', { name: '换一张图形验证码' }).click();
    expect(given.onRefreshCaptcha).toHaveBeenCalledOnce();
    render(<LoginForm {...given} captcha={{ status: 'loading' }} />);
    await expect.element(imageCode).toHaveValue('7Km4');
    render(<LoginForm {...given} captcha={{ status: 'ready', image: `${CAPTCHA_IMAGE}%20` }} />);
    await expect.element(imageCode).toHaveValue('');
  });

  it('submits once while a login is under way', async () => {
    mount(<LoginForm {...given} pending />);
    await phone.fill('13800000001');
    await imageCode.fill('7Km4');
    await smsCode.fill('123456');
    await userEvent.keyboard('{Enter}');
    expect(given.onSmsLogin).not.toHaveBeenCalled();
  });

  it('announces why the last try was refused', async () => {
    mount(<LoginForm {...given} failure="验证码不正确或已过期" />);
    await expect.element(page.getByRole('alert').getByText('验证码不正确或已过期')).toBeVisible();
  });
});
