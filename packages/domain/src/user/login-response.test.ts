import { describe, expect, it } from 'vitest';
import { isLoginGranted, signedInFacts } from './login-response.ts';

const granted = { accessToken: 'a', refreshToken: 'r', tenantId: '000000', roleNames: 'user,student', userName: '沈知秋' };

describe('the answer of the login call', () => {
  it('is granted or refused', () => {
    expect(isLoginGranted(granted)).toBe(true);
    expect(isLoginGranted({ errorDescription: '密码错误' })).toBe(false);
  });

  it('leaves facts without tokens, the type from the roles', () => {
    expect(signedInFacts(granted)).toEqual({ tenantId: '000000', type: 1, userName: '沈知秋' });
    expect(signedInFacts({ ...granted, roleNames: 'company' }).type).toBe(2);
  });
});
