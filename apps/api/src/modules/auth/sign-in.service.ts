import { checkLoginPhone, LOGIN_MESSAGES } from '@wutong/domain';
import { refreshSession, startSession, verifyPassword, type TokenPair } from '../../platform/auth/index.ts';
import { TokenRefused, type Context } from '../../platform/http/index.ts';
import { forgetUses, isExhausted, takeUse } from '../../platform/limits/index.ts';
import { findUserById, findUserByMobile, insertUser, type UserRow } from '../users/index.ts';
import { solveCaptcha } from './captcha.service.ts';
import { takeSmsCode } from './sms-code.service.ts';

/** A user with the tokens of a session. */
export interface SignedInUser {
  user: UserRow;
  tokens: TokenPair;
}

/** Signs in by SMS code. A number that is new here becomes a learner's account. Throws TokenRefused. */
export async function signInBySms(context: Context, phone: string, code: string): Promise<SignedInUser> {
  const checked = checkLoginPhone(phone);
  if (!checked.ok) throw new TokenRefused('invalid_request', checked.message);
  if (code.trim() === '') throw new TokenRefused('invalid_request', LOGIN_MESSAGES.smsCodeMissing);
  await limitAddress(context);
  if (!(await takeSmsCode(context, checked.value, code))) {
    throw new TokenRefused('invalid_grant', '短信验证码错误或已过期');
  }
  return await beginSession(context, await findOrAddLearner(context, checked.value));
}

/** What password login sends. */
export interface PasswordGrant {
  username: string;
  password: string;
  captchaKey: string;
  captchaCode: string;
}

/** Signs in by password with a picture code. An account is closed for a while after too many wrong passwords. */
export async function signInByPassword(context: Context, grant: PasswordGrant): Promise<SignedInUser> {
  const { db, clock, limits, platform } = context;
  const phone = checkLoginPhone(grant.username);
  if (!phone.ok) throw new TokenRefused('invalid_request', phone.message);
  if (grant.password === '') throw new TokenRefused('invalid_request', LOGIN_MESSAGES.passwordMissing);
  if (grant.captchaCode.trim() === '') throw new TokenRefused('invalid_request', LOGIN_MESSAGES.imageCodeMissing);
  await limitAddress(context);
  if (!(await solveCaptcha(context, grant.captchaKey, grant.captchaCode))) {
    throw new TokenRefused('invalid_grant', '图形验证码错误或已过期');
  }
  const key = `password:${platform.tenantId}:${phone.value}`;
  if (await isExhausted(db, key, limits.wrongPassword, clock.now())) {
    throw new TokenRefused('invalid_grant', '密码错误次数过多，请稍后再试或使用短信验证码登录');
  }
  const user = await findUserByMobile(db, platform.tenantId, phone.value);
  const right = await verifyPassword(grant.password, user?.passwordHash ?? null);
  if (!user || !right) {
    await takeUse(db, key, limits.wrongPassword, clock.now());
    throw new TokenRefused('invalid_grant', '手机号或密码错误');
  }
  await forgetUses(db, key, limits.wrongPassword);
  return await beginSession(context, user);
}

/** Exchanges a refresh token. Throws TokenRefused, which is answered 400 and never 401. */
export async function signInByRefresh(context: Context, refreshToken: string): Promise<SignedInUser> {
  const expired = () => new TokenRefused('invalid_grant', '登录已过期，请重新登录');
  const refreshed = await refreshSession(context, refreshToken);
  if (!refreshed) throw expired();
  const user = await findUserById(context.db, refreshed.session.tenantId, refreshed.session.userId);
  if (!user) throw expired();
  return { user, tokens: refreshed.tokens };
}

/** Begins a session for an account; throws TokenRefused for one that is closed. */
export async function beginSession(context: Context, user: UserRow): Promise<SignedInUser> {
  if (user.disabled) throw new TokenRefused('invalid_grant', '账号已停用，请联系客服');
  const tokens = await startSession(context, { tenantId: context.platform.tenantId, userId: user.id });
  return { user, tokens };
}

async function findOrAddLearner(context: Context, mobile: string): Promise<UserRow> {
  const { db, ids, clock, platform } = context;
  const { tenantId } = platform;
  const known = await findUserByMobile(db, tenantId, mobile);
  if (known) return known;
  await insertUser(db, {
    tenantId, id: ids.next(), mobile, type: 1, passwordHash: null, realName: null, areaName: null, now: clock.now(),
  });
  const added = await findUserByMobile(db, tenantId, mobile);
  if (!added) throw new Error('An account was added and is not there');
  return added;
}

async function limitAddress({ db, address, limits, clock }: Context): Promise<void> {
  const granted = await takeUse(db, `sign-in:${address}`, limits.signInFromAddress, clock.now());
  if (!granted.ok) throw new TokenRefused('invalid_grant', '登录太频繁，请稍后再试');
}
