import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLoginPhone, checkMobile, isMainlandMobile } from './mobile.ts';

const mobile = fc
  .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([second, rest]) => `1${second}${String(rest).padStart(9, '0')}`);

describe('a mainland mobile number', () => {
  it('is 1, then 3 to 9, then nine digits', () => {
    fc.assert(
      fc.property(mobile, (text) => {
        expect(isMainlandMobile(text)).toBe(true);
      }),
    );
  });

  it.each([
    '',
    '12800000001',
    '10800000001',
    '2380000000',
    '1380000000',
    '138000000011',
    '1380000000x',
    '１３８００００００００',
    '+8613800000001',
    '13800000001\n',
  ])('is not %j', (text) => expect(isMainlandMobile(text)).toBe(false));
});

describe('the phone of the login dialog', () => {
  it.each([
    ['', '请输入手机号'],
    ['   ', '请输入手机号'],
    ['1380000000', '请输入正确手机号'],
    ['23800000001', '请输入正确手机号'],
    ['138 0000 0001', '请输入正确手机号'],
  ])('given as %j is answered %s', (typed, message) => {
    expect(checkLoginPhone(typed)).toEqual({ ok: false, message });
  });

  it('is taken trimmed', () => {
    fc.assert(
      fc.property(mobile, (text) => {
        expect(checkLoginPhone(` ${text}\t`)).toEqual({ ok: true, value: text });
      }),
    );
  });
});

describe('a mobile number elsewhere', () => {
  it.each([
    ['', '手机号码不能为空'],
    ['  ', '手机号码不能为空'],
    ['1380000000', '手机号码长度不为11位'],
    ['138000000012', '手机号码长度不为11位'],
    ['23800000001', '手机号码格式不正确'],
    ['1380000000x', '手机号码格式不正确'],
  ])('given as %j is answered %s', (typed, message) => {
    expect(checkMobile(typed)).toEqual({ ok: false, message });
  });

  it('is taken trimmed', () => {
    fc.assert(
      fc.property(mobile, (text) => {
        expect(checkMobile(` ${text} `)).toEqual({ ok: true, value: text });
      }),
    );
  });
});
