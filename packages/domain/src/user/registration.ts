import type { CheckedForm, FieldErrors } from '../check/checked.ts';
import { checkSmsLogin, type SmsLogin } from './login.ts';
import { checkNewPassword } from './password.ts';

/** The registration agreement as it stands now; a consent is recorded with the version that was read. */
export const REGISTRATION_AGREEMENT = { name: 'registration', version: '2026-11' } as const;

/** What is said of a registration besides the messages of the SMS login. */
export const REGISTRATION_MESSAGES = {
  consentMissing: '请阅读并同意注册协议',
  registered: '注册成功',
  taken: '该手机号已注册，请直接登录',
  oldAgreement: '注册协议已更新，请重新阅读后提交',
} as const;

/** What a visitor typed to register. */
export interface Registration extends SmsLogin {
  password: string;
  agreed: boolean;
}

/** Checks a registration: phone, image code and SMS code as in the login dialog, a password worth having, and the consent. */
export function checkRegistration(typed: Registration): CheckedForm<Registration> {
  const login = checkSmsLogin(typed);
  const phone = typed.phone.trim();
  const password = checkNewPassword(typed.password, phone);
  const errors: FieldErrors<Registration> = login.ok ? {} : { ...login.errors };
  if (!password.ok) errors.password = password.message;
  if (!typed.agreed) errors.agreed = REGISTRATION_MESSAGES.consentMissing;
  if (!login.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: { ...login.value, password: typed.password, agreed: true } };
}
