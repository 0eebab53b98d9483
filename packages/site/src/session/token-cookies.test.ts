import { describe, expect, it } from 'vitest';
import { mirrorTokens, TOKEN_COOKIES } from './token-cookies.ts';

/** A jar that remembers what was written, one text a cookie. */
function jar() {
  const written: string[] = [];
  return {
    written,
    set cookie(text: string) {
      written.push(text);
    },
    get cookie() {
      return '';
    },
  };
}

describe('the named cookies', () => {
  it('mirror both tokens, for this site only and over TLS where there is one', () => {
    const cookies = jar();
    mirrorTokens(cookies, true, { access: 'a b', refresh: 'r' });
    expect(cookies.written).toEqual([
      `${TOKEN_COOKIES.access}=a%20b; Path=/; SameSite=Strict; Secure`,
      `${TOKEN_COOKIES.refresh}=r; Path=/; SameSite=Strict; Secure`,
    ]);
  });

  it('go when the tokens go, one by one', () => {
    const cookies = jar();
    mirrorTokens(cookies, false, { access: 'a', refresh: null });
    mirrorTokens(cookies, false, null);
    expect(cookies.written.map((text) => text.endsWith('Max-Age=0'))).toEqual([false, true, true, true]);
  });
});
