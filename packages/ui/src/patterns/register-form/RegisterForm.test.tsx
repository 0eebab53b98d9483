import { describeConformance } from '@wutong/testing/conformance';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CAPTCHA_IMAGE } from '../../testing/commerce.ts';
import { mount } from '../../testing/mount.ts';
import { RegisterForm } from './RegisterForm.tsx';
import type { RegisterFormProps } from './RegisterForm.tsx';

const given: RegisterFormProps = {
  captcha: { status: 'ready', image: CAPTCHA_IMAGE }, onRefreshCaptcha: vi.fn(), code: { status: 'idle' }, onSendCode: vi.fn(),
  pending: false, onRegister: vi.fn(), failure: null, agreementHref: '#agreement',
};

describeConformance('RegisterForm', { render: (probe) => <RegisterForm {...given} {...probe} /> });

describe('RegisterForm', () => {
  beforeEach(() => vi.clearAllMocks());

  it('hands on what was typed only with the consent, and on Enter', async () => {
    mount(<RegisterForm {...given} />);
    await page.getByLabelText('手机号').fill('13800000001');
    await page.getByRole('textbox', { name: '图形验证码' }).fill('7km4');
    await page.getByRole('textbox', { name: '短信验证码' }).fill('123456');
    await page.getByLabelText('设置密码').fill('wutong 2026');
    await userEvent.keyboard('{Enter}');
    expect(given.onRegister).not.toHaveBeenCalled();
    await expect.element(page.getByText('请阅读并同意注册协议')).toBeVisible();
    await page.getByRole('checkbox').click();
    await expect.element(page.getByText('请阅读并同意注册协议')).not.toBeInTheDocument();
    await page.getByRole('button', { name: '注册', exact: true }).click();
    expect(given.onRegister).toHaveBeenCalledWith({
      phone: '13800000001', imageCode: '7km4', smsCode: '123456', password: 'wutong 2026', agreed: true,
    });
  });

  it('opens the agreement beside the form, so that nothing typed is lost', async () => {
    mount(<RegisterForm {...given} />);
    await expect.element(page.getByRole('link', { name: /用户注册协议/ })).toHaveAttribute('target', '_blank');
  });
});
