import type { Tokens } from '@wutong/api-client';

/**
 * Names of the cookies that mirror both tokens for other readers on the same host (spec section 9). No call of
 * ours reads them, and the API takes the `Blade-Auth` header only: a cookie is never a credential.
 */
export const TOKEN_COOKIES = { access: 'wutong-access-token', refresh: 'wutong-refresh-token' } as const;

/** Where cookies are written: `document`, or nothing on a server. */
export interface CookieJar {
  cookie: string;
}

/** Keeps the cookies in step with the tokens. Session cookies, never sent along from other sites. */
export function mirrorTokens(jar: CookieJar, secure: boolean, tokens: Tokens | null): void {
  const values = { access: tokens?.access ?? '', refresh: tokens?.refresh ?? '' };
  for (const kind of ['access', 'refresh'] as const) {
    const value = encodeURIComponent(values[kind]);
    const life = value === '' ? '; Max-Age=0' : '';
    jar.cookie = `${TOKEN_COOKIES[kind]}=${value}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}${life}`;
  }
}
