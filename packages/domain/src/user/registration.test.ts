import { describe, expect, it } from 'vitest';
import { checkRegistration } from './registration.ts';

const typed = { phone: ' 13800000001 ', imageCode: ' 7k2p ', smsCode: '123456 ', password: 'wutong 2026', agreed: true };

describe('a registration', () => {
  it('is taken trimmed, but for its password', () => {
    expect(checkRegistration(typed)).toEqual({
      ok: true, value: { phone: '13800000001', imageCode: '7k2p', smsCode: '123456', password: 'wutong 2026', agreed: true },
    });
  });

  it('names everything that is missing at once', () => {
    const nothing = { phone: '', imageCode: '', smsCode: '', password: '', agreed: false };
    expect(checkRegistration(nothing)).toEqual({
      ok: false,
      errors: {
        phone: '请输入手机号', imageCode: '请输入图形验证码', smsCode: '请输入短信验证码', password: '请输入密码', agreed: '请阅读并同意注册协议',
      },
    });
  });

  it('refuses a password that holds the phone number', () => {
    expect(checkRegistration({ ...typed, password: 'a13800000001' })).toMatchObject({ ok: false, errors: { password: '密码不能包含手机号' } });
  });
});
