import type { InputOfName } from '@wutong/contract';
import { LOGIN_MESSAGES } from '@wutong/domain';
import { endSession } from '../../platform/auth/index.ts';
import { TokenRefused, type Context, type HandlersOf } from '../../platform/http/index.ts';
import { presentSession } from './auth.presenter.ts';
import { makeCaptcha } from './captcha.service.ts';
import { signInByPassword, signInByRefresh, signInBySms, type SignedInUser } from './sign-in.service.ts';
import { sendSmsCode } from './sms-code.service.ts';

/** Signing in and out. */
export const authHandlers: HandlersOf<'loginCaptcha' | 'smsCaptcha' | 'sendCode' | 'token' | 'logout' | 'logoutByGet'> = {
  loginCaptcha: (_input, context) => makeCaptcha(context),
  smsCaptcha: (_input, context) => makeCaptcha(context),
  async sendCode(input, context) {
    await sendSmsCode(context, input);
    return null;
  },
  token: async (input, context) => presentSession(await signIn(input, context), context.platform),
  logout: (_input, context) => signOut(context),
  logoutByGet: (_input, context) => signOut(context),
};

async function signIn(input: InputOfName<'token'>, context: Context): Promise<SignedInUser> {
  switch (input.grantType) {
    case 'sms':
      return await signInBySms(context, input.phone ?? '', input.code ?? '');
    case 'captcha':
      return await signInByPassword(context, {
        username: input.username ?? '',
        password: input.password ?? '',
        captchaKey: input.captchaKey ?? '',
        captchaCode: input.captchaCode ?? '',
      });
    case 'refresh_token':
      return await signInByRefresh(context, input.refreshToken ?? '');
    case 'social':
      throw new TokenRefused('invalid_request', '暂未开通第三方账号登录，请使用手机号登录');
    default:
      throw new TokenRefused('unsupported_grant_type', '不支持的登录方式');
  }
}

/** Harmless without a session: who is out already wanted just that. */
async function signOut(context: Context): Promise<{ success: string; msg: string }> {
  const { caller, platform } = context;
  if (caller.kind === 'user') await endSession(context, { tenantId: platform.tenantId, familyId: caller.familyId });
  return { success: 'true', msg: LOGIN_MESSAGES.signedOut };
}
