import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LOGIN_MESSAGES,
  SMS_RESEND_SECONDS,
  checkPasswordLogin,
  checkSmsLogin,
  checkSmsRequest,
} from './login.ts';

const PHONE = '13800000001';

describe('asking for an SMS code', () => {
  it('needs phone and picture code, in the words of the spec', () => {
    expect(checkSmsRequest({ phone: '', imageCode: ' ' })).toEqual({
      ok: false,
      errors: { phone: '请输入手机号', imageCode: '请输入图形验证码' },
    });
    expect(checkSmsRequest({ phone: '1380', imageCode: 'a' })).toEqual({
      ok: false,
      errors: { phone: '请输入正确手机号' },
    });
  });

  it('takes both trimmed', () => {
    expect(checkSmsRequest({ phone: ` ${PHONE} `, imageCode: ' x7p2 ' })).toEqual({
      ok: true,
      value: { phone: PHONE, imageCode: 'x7p2' },
    });
  });

  it('may be done again after 60 seconds', () => expect(SMS_RESEND_SECONDS).toBe(60));
});

describe('signing in by SMS', () => {
  it('needs phone, picture code and SMS code', () => {
    expect(checkSmsLogin({ phone: '', imageCode: '', smsCode: '' })).toEqual({
      ok: false,
      errors: { phone: '请输入手机号', imageCode: '请输入图形验证码', smsCode: '请输入短信验证码' },
    });
  });

  it('takes all three trimmed', () => {
    expect(checkSmsLogin({ phone: PHONE, imageCode: ' a ', smsCode: ' 246810\n' })).toEqual({
      ok: true,
      value: { phone: PHONE, imageCode: 'a', smsCode: '246810' },
    });
  });
});

describe('signing in by password', () => {
  it('needs phone, password and picture code', () => {
    expect(checkPasswordLogin({ phone: 'abc', password: '', imageCode: '' })).toEqual({
      ok: false,
      errors: { phone: '请输入正确手机号', password: '请输入密码', imageCode: '请输入图形验证码' },
    });
  });

  it('keeps the spaces of a password, since they are part of it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (password) => {
        const checked = checkPasswordLogin({ phone: PHONE, password, imageCode: 'a' });
        expect(checked).toEqual({ ok: true, value: { phone: PHONE, password, imageCode: 'a' } });
      }),
    );
  });
});

describe('the sentences that the spec fixes', () => {
  it('are exact', () => {
    expect(LOGIN_MESSAGES).toMatchObject({
      codeSent: '验证码发送成功',
      signedIn: '登录成功',
      signedOut: '退出登录成功',
      confirmSignOut: '确定退出登录吗？',
    });
  });
});
