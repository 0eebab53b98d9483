import type { Checked } from '../check/checked.ts';

/** How hard a password is to guess, as the form shows it. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** The shortest and longest password that is taken; long ones cost nothing, but a limit keeps hashing bounded. */
export const PASSWORD_LENGTH = { least: 8, most: 64 } as const;

/** What is said of a new password that is not taken. */
export const PASSWORD_MESSAGES = {
  missing: '请输入密码',
  length: '密码长度应为 8 到 64 位',
  kinds: '密码须同时包含字母和数字',
  phone: '密码不能包含手机号',
  common: '这个密码太常见，请换一个',
} as const;

/** Passwords that everybody tries first, in lower case. */
const COMMON = ['password', 'qwerty', 'abc123', '123456', '111111', '888888', 'iloveyou', 'woaini', 'admin', 'a123456', 'asd123', 'qwe123'];

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/] as const;

function kindsOf(password: string): number {
  return KINDS.filter((kind) => kind.test(password)).length;
}

/** Whether a password is little more than one of the common ones. */
function isCommon(password: string): boolean {
  const rest = COMMON.map((word) => password.toLowerCase().replace(word, ''));
  return rest.some((left) => left.length <= 2);
}

/** Whether it is one character or one row of the keyboard over and over. */
function isMonotonous(password: string): boolean {
  return new Set(password).size <= 4 || /^(?:0?123456789?0?|abcdefgh\w*)$/i.test(password);
}

/** How hard a password is to guess. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < PASSWORD_LENGTH.least || kindsOf(password) < 2 || isCommon(password) || isMonotonous(password)) return 'weak';
  return password.length >= 12 || kindsOf(password) >= 3 ? 'strong' : 'fair';
}

/** Checks a new password of an account with this phone number. */
export function checkNewPassword(password: string, phone: string): Checked<string> {
  const refuse = (message: string): Checked<string> => ({ ok: false, message });
  if (password === '') return refuse(PASSWORD_MESSAGES.missing);
  if (password.length < PASSWORD_LENGTH.least || password.length > PASSWORD_LENGTH.most) return refuse(PASSWORD_MESSAGES.length);
  if (phone !== '' && password.includes(phone)) return refuse(PASSWORD_MESSAGES.phone);
  if (!/[A-Za-z]/.test(password) || !/\d/.test(password)) return refuse(PASSWORD_MESSAGES.kinds);
  return passwordStrength(password) === 'weak' ? refuse(PASSWORD_MESSAGES.common) : { ok: true, value: password };
}
