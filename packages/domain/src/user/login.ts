import type { Checked, CheckedForm, FieldErrors } from '../check/checked.ts';
import { checkLoginPhone } from './mobile.ts';

/** Seconds before another SMS code may be asked for (spec section 9). */
export const SMS_RESEND_SECONDS = 60;

/** The sentences of the login dialog that the spec fixes (sections 5 and 8), with ours beside them. */
export const LOGIN_MESSAGES = {
  imageCodeMissing: '请输入图形验证码',
  smsCodeMissing: '请输入短信验证码',
  passwordMissing: '请输入密码',
  codeSent: '验证码发送成功',
  signedIn: '登录成功',
  signedOut: '退出登录成功',
  confirmSignOut: '确定退出登录吗？',
} as const;

/** What a visitor typed to sign in by SMS. */
export interface SmsLogin {
  phone: string;
  imageCode: string;
  smsCode: string;
}

/** What a visitor typed to sign in by password. */
export interface PasswordLogin {
  phone: string;
  password: string;
  imageCode: string;
}

function phoneAnd<T extends { phone: string }>(
  trimmed: T,
  required: Partial<Record<Exclude<keyof T, 'phone'>, string>>,
): CheckedForm<T> {
  const errors: FieldErrors<T> = {};
  const phone: Checked<string> = checkLoginPhone(trimmed.phone);
  if (!phone.ok) errors.phone = phone.message;
  for (const field of Object.keys(required) as Exclude<keyof T, 'phone'>[]) {
    if (trimmed[field] === '') errors[field] = required[field];
  }
  return Object.keys(errors).length === 0 ? { ok: true, value: trimmed } : { ok: false, errors };
}

/** What must be right before an SMS code can be asked for: phone and image code (spec section 5). */
export function checkSmsRequest(
  typed: Pick<SmsLogin, 'phone' | 'imageCode'>,
): CheckedForm<Pick<SmsLogin, 'phone' | 'imageCode'>> {
  const trimmed = { phone: typed.phone.trim(), imageCode: typed.imageCode.trim() };
  return phoneAnd(trimmed, { imageCode: LOGIN_MESSAGES.imageCodeMissing });
}

/** Checks the SMS form: phone, image code and SMS code, all trimmed (spec section 5). */
export function checkSmsLogin(typed: SmsLogin): CheckedForm<SmsLogin> {
  const trimmed = {
    phone: typed.phone.trim(),
    imageCode: typed.imageCode.trim(),
    smsCode: typed.smsCode.trim(),
  };
  return phoneAnd(trimmed, {
    imageCode: LOGIN_MESSAGES.imageCodeMissing,
    smsCode: LOGIN_MESSAGES.smsCodeMissing,
  });
}

/** Checks the password form: phone, password and image code (spec section 5). A password keeps its spaces. */
export function checkPasswordLogin(typed: PasswordLogin): CheckedForm<PasswordLogin> {
  const trimmed = { phone: typed.phone.trim(), password: typed.password, imageCode: typed.imageCode.trim() };
  return phoneAnd(trimmed, {
    password: LOGIN_MESSAGES.passwordMissing,
    imageCode: LOGIN_MESSAGES.imageCodeMissing,
  });
}
