import * as z from 'zod/mini';
import { int } from '../codecs/codecs.ts';
import { from, shape } from '../codecs/shape.ts';
import { operation } from '../operation.ts';
import { nothing, text } from '../shapes.ts';

const captcha = shape({ key: z.string(), image: z.string() });
const captchaFields = {
  group: 'auth',
  method: 'GET',
  audience: 'public',
  rows: { of: 'none' },
  repeatable: true,
  input: {},
  envelope: 'raw',
  output: captcha,
  errors: {},
} as const;

/** The picture that guards password login. */
export const loginCaptcha = operation({
  ...captchaFields,
  name: 'loginCaptcha',
  summary: 'Draws a picture code for password login; used once, short-lived.',
  path: 'blade-auth/oauth/captcha',
});

/** The picture that guards the sending of SMS codes. */
export const smsCaptcha = operation({
  ...captchaFields,
  name: 'smsCaptcha',
  summary: 'Draws a picture code that must be solved before an SMS is sent.',
  path: 'blade-auth/sms/captcha',
});

/** Sends an SMS code. */
export const sendCode = operation({
  name: 'sendCode',
  group: 'auth',
  summary: 'Sends an SMS code once the picture code is solved.',
  method: 'POST',
  path: 'blade-auth/oauth/sendCode',
  audience: 'public',
  rows: { of: 'none' },
  repeatable: false,
  input: {
    json: shape({
      phone: text(20),
      // Older clients of this family send both; nothing here depends on them.
      status: z.optional(z.union([z.string(), z.number()])),
      sendTime: z.optional(z.union([z.string(), z.number()])),
      imageCode: from('verCode', text(10)),
      captchaKey: from('key', text(64)),
      platformId: z.optional(z.string().check(z.maxLength(20))),
    }),
  },
  envelope: 'blade',
  output: nothing,
  errors: { 400: '图形验证码错误或已过期', 429: '验证码发送太频繁，请稍后再试' },
});

/** A session as it is answered once: tokens, and who signed in. */
const session = shape({
  accessToken: from('access_token', z.string()),
  refreshToken: from('refresh_token', z.string()),
  tokenType: from('token_type', z.string()),
  /** Seconds for which the access token lives. */
  expiresIn: from('expires_in', int()),
  tenantId: from('tenant_id', z.string()),
  userId: from('user_id', z.string()),
  deptId: from('dept_id', z.string()),
  roleId: from('role_id', z.string()),
  account: z.string(),
  userName: from('user_name', z.string()),
  nickName: from('nick_name', z.string()),
  roleNames: from('role_name', z.string()),
  avatar: z.nullable(z.string()),
});

/** Exchanges credentials for tokens; one call with four grants (spec section 7). */
export const token = operation({
  name: 'token',
  group: 'auth',
  summary: 'Signs in by SMS, password with picture, social account, or refresh token.',
  method: 'POST',
  path: 'blade-auth/oauth/token',
  audience: 'public',
  rows: { of: 'none' },
  repeatable: false,
  input: {
    headers: shape({
      captchaKey: from('Captcha-Key', z.optional(z.string())),
      captchaCode: from('Captcha-Code', z.optional(z.string())),
    }),
    form: shape({
      grantType: from('grant_type', z.string()),
      tenantId: z.optional(z.string()),
      scope: z.optional(z.string()),
      phone: z.optional(z.string()),
      code: z.optional(z.string()),
      status: z.optional(z.string()),
      platformId: z.optional(z.string()),
      username: z.optional(z.string()),
      password: z.optional(z.string()),
      userStatus: from('user_status', z.optional(z.string())),
      source: z.optional(z.string()),
      state: z.optional(z.string()),
      refreshToken: from('refresh_token', z.optional(z.string())),
    }),
  },
  envelope: 'raw',
  output: session,
  errors: {},
});

/** Makes a learner's account. */
export const register = operation({
  name: 'register',
  group: 'auth',
  summary: "Makes a learner's account with an SMS code and a password, records the consent, and signs in.",
  method: 'POST',
  path: 'training/user/register',
  audience: 'public',
  rows: { of: 'none' },
  repeatable: false,
  input: {
    json: shape({
      phone: text(20),
      smsCode: from('code', z.string().check(z.maxLength(10))),
      password: z.string().check(z.maxLength(200)),
      /** The version of the agreement that was read and agreed to. */
      agreementVersion: text(20),
      platformId: z.optional(z.string().check(z.maxLength(20))),
    }),
  },
  envelope: 'blade',
  output: session,
  errors: { 400: '短信验证码错误或已过期', 409: '该手机号已注册，请直接登录' },
});

const logoutFields = {
  group: 'auth',
  path: 'blade-auth/oauth/logout',
  audience: 'public',
  rows: { of: 'none' },
  repeatable: true,
  input: {},
  envelope: 'raw',
  output: shape({ success: z.string(), msg: z.string() }),
  errors: {},
} as const;

/** Ends the session of the token that is sent; harmless without one. */
export const logout = operation({
  ...logoutFields,
  name: 'logout',
  summary: 'Ends the session of the token that is sent.',
  method: 'POST',
});

/** The same by GET, as older clients call it. */
export const logoutByGet = operation({
  ...logoutFields,
  name: 'logoutByGet',
  summary: 'Ends the session of the token that is sent (form for older clients).',
  method: 'GET',
});
