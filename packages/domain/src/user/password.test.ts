import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNewPassword, PASSWORD_MESSAGES, passwordStrength } from './password.ts';

describe('a new password', () => {
  it.each([
    ['', PASSWORD_MESSAGES.missing],
    ['a1', PASSWORD_MESSAGES.length],
    [`${'a1'.repeat(40)}`, PASSWORD_MESSAGES.length],
    ['abcdefgk', PASSWORD_MESSAGES.kinds],
    ['83920174', PASSWORD_MESSAGES.kinds],
    ['x13800000001', PASSWORD_MESSAGES.phone],
    ['password1', PASSWORD_MESSAGES.common],
    ['a1a1a1a1', PASSWORD_MESSAGES.common],
  ])('%j is refused with what to change', (password, message) => {
    expect(checkNewPassword(password, '13800000001')).toEqual({ ok: false, message });
  });

  it('is taken with its spaces and Chinese as it was typed', () => {
    expect(checkNewPassword(' 青山 ok 2026 ', '')).toEqual({ ok: true, value: ' 青山 ok 2026 ' });
  });

  it('is never taken when it is weak, and never weak when it was taken', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 70 }), (password) => {
        const taken = checkNewPassword(password, '13800000001').ok;
        expect(taken && passwordStrength(password) === 'weak').toBe(false);
      }),
    );
  });
});

describe('the strength of a password', () => {
  it.each([['abc', 'weak'], ['wutong88', 'fair'], ['wutong-demo-2026', 'strong'], ['Wutong_88', 'strong']] as const)(
    '%s is %s',
    (password, strength) => expect(passwordStrength(password)).toBe(strength),
  );
});
