import type { Checked } from '../check/checked.ts';

/** Longest mobile number that a field takes (spec section 5). */
export const MOBILE_MAX_LENGTH = 11;

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

/** Whether a text is a mainland mobile number: 1, then 3-9, then nine digits (spec section 5). */
export function isMainlandMobile(text: string): boolean {
  return MAINLAND_MOBILE.test(text);
}

/** The login dialog's rule for the phone field, trimmed first (spec section 5). */
export function checkLoginPhone(text: string): Checked<string> {
  const value = text.trim();
  if (value === '') return { ok: false, message: '请输入手机号' };
  if (!isMainlandMobile(value)) return { ok: false, message: '请输入正确手机号' };
  return { ok: true, value };
}

/**
 * The rule for a mobile number everywhere else (spec section 5). The source's format test appears
 * inverted; this is the sensible rule with its messages kept.
 */
export function checkMobile(text: string): Checked<string> {
  const value = text.trim();
  if (value === '') return { ok: false, message: '手机号码不能为空' };
  if (value.length !== MOBILE_MAX_LENGTH) return { ok: false, message: '手机号码长度不为11位' };
  if (!isMainlandMobile(value)) return { ok: false, message: '手机号码格式不正确' };
  return { ok: true, value };
}
