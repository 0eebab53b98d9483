import type { CallInput, CallOutput } from '@wutong/contract/calls';
import type { token } from '@wutong/contract/calls/auth';
import type { Tokens } from '../options.ts';

/** What the token endpoint takes. */
export type Credentials = CallInput<typeof token>;

/** What it answers: the tokens, and who signed in. */
export type SignedIn = CallOutput<typeof token>;

/** Back ends of this family want to be told that the account is an active one. */
const ACTIVE = '1';

/** A login by SMS (spec section 7). `platformId` is the sub-platform; left out on the main platform. */
export function smsCredentials(
  typed: { phone: string; code: string; platformId?: string | undefined },
  tenantId: string,
): Credentials {
  const { phone, code, platformId } = typed;
  return { grantType: 'sms', phone, code, status: ACTIVE, tenantId, platformId };
}

/** A login by password and picture code; the password as the back end wants it (spec section 7). */
export function passwordCredentials(
  typed: { username: string; password: string; captchaKey: string; captchaCode: string },
  tenantId: string,
): Credentials {
  return { ...typed, grantType: 'captcha', scope: 'all', userStatus: ACTIVE, tenantId };
}

/** A login through another site's account (spec section 7). */
export function socialCredentials(
  returned: { source: string; code: string; state: string },
  tenantId: string,
): Credentials {
  return { ...returned, grantType: 'social', scope: 'all', tenantId };
}

/** The renewal of a session (spec section 7). */
export function refreshCredentials(refreshToken: string, tenantId: string): Credentials {
  return { grantType: 'refresh_token', refreshToken, scope: 'all', userStatus: ACTIVE, tenantId };
}

/** The tokens of an answer that came at `now` (ms since 1970), as the store keeps them. */
export function tokensOf(
  signedIn: Pick<SignedIn, 'accessToken' | 'refreshToken' | 'expiresIn'>,
  now: number,
): Tokens {
  const { accessToken, refreshToken, expiresIn } = signedIn;
  const tokens = { access: accessToken, refresh: refreshToken || null };
  return expiresIn > 0 ? { ...tokens, expiresAt: now + expiresIn * 1000 } : tokens;
}
