import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCreditCode, isCreditCode } from './credit-code.ts';
import { checkIdCard, isIdCard } from './id-card.ts';
import { checkTaxNumber, isTaxNumber } from './tax-number.ts';

const ID_CARDS = ['11010519491231002X', '440524188001010014'];
const CREDIT_CODE = '91350100M000100Y43';
const SIGNS = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''));
const seventeen = fc
  .tuple(fc.constantFrom('11', '32', '44', '65'), fc.integer({ min: 0, max: 9999 }), day, fc.integer({ min: 0, max: 999 }))
  .map(([province, place, born, order]) => `${province}${String(place).padStart(4, '0')}${born}${String(order).padStart(3, '0')}`);
const creditBody = fc
  .tuple(
    fc.array(fc.constantFrom(...SIGNS), { minLength: 2, maxLength: 2 }),
    fc.integer({ min: 0, max: 999_999 }),
    fc.array(fc.constantFrom(...SIGNS), { minLength: 9, maxLength: 9 }),
  )
  .map(([registry, place, unit]) => `${registry.join('')}${String(place).padStart(6, '0')}${unit.join('')}`);

/** The same text with the sign at a place replaced. */
function replaced(text: string, place: number, sign: string): string {
  return text.slice(0, place) + sign + text.slice(place + 1);
}

describe('an identity number', () => {
  it.each(ID_CARDS)('is %s', (card) => expect(isIdCard(card)).toBe(true));

  it('has exactly one check sign that fits', () => {
    fc.assert(
      fc.property(seventeen, (digits) => {
        expect([...'0123456789X'].filter((sign) => isIdCard(digits + sign))).toHaveLength(1);
      }),
    );
  });

  it('betrays any single digit that was mistyped, and any two neighbours that changed places', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ID_CARDS), fc.nat(16), fc.nat(9), (card, place, digit) => {
        const typed = replaced(card, place, String(digit));
        expect(isIdCard(typed)).toBe(typed === card);
        const swapped = replaced(replaced(card, place, card.charAt(place + 1)), place + 1, card.charAt(place));
        expect(isIdCard(swapped)).toBe(swapped === card);
      }),
    );
  });

  it.each([
    '', '11010519491231002', '11010519491231002x', '110105194912310020', '11010519490231002X', '1101051949123100２X', '０00000000000000000',
  ])('is not %j', (text) => expect(isIdCard(text)).toBe(false));

  it.each([
    ['', '请输入身份证号码'],
    [' ', '请输入身份证号码'],
    ['110105194912310', '身份证号码应为 18 位，请核对后重新输入'],
    ['110105194912310021', '身份证号码不正确，请核对每一位数字'],
  ])('given as %j is answered %s', (typed, message) => expect(checkIdCard(typed)).toEqual({ ok: false, message }));

  it('is taken as it was meant', () => {
    expect(checkIdCard(' 110105 19491231 002x ')).toEqual({ ok: true, value: '11010519491231002X' });
    expect(checkIdCard('１１０１０５１９４９１２３１００２Ｘ')).toEqual({ ok: true, value: '11010519491231002X' });
  });
});

describe('a credit code', () => {
  it(`is ${CREDIT_CODE}`, () => expect(isCreditCode(CREDIT_CODE)).toBe(true));

  it('has exactly one check sign that fits', () => {
    fc.assert(
      fc.property(creditBody, (body) => {
        expect(SIGNS.filter((sign) => isCreditCode(body + sign))).toHaveLength(1);
      }),
    );
  });

  it('betrays any single sign that was mistyped', () => {
    fc.assert(
      fc.property(fc.nat(17), fc.constantFrom(...SIGNS), (place, sign) => {
        const typed = replaced(CREDIT_CODE, place, sign);
        expect(isCreditCode(typed)).toBe(typed === CREDIT_CODE);
      }),
    );
  });

  it.each(['', '91350100M000100Y4', '91350100I000100Y43', '9135010OM000100Y43', '91350100m000100y43'])('is not %j', (text) => {
    expect(isCreditCode(text)).toBe(false);
  });

  it.each([
    ['', '请输入统一社会信用代码'],
    ['91350100M000100Y4', '统一社会信用代码应为 18 位，请核对后重新输入'],
    ['91350100M000100Y44', '统一社会信用代码不正确，请对照营业执照核对'],
  ])('given as %j is answered %s', (typed, message) => expect(checkCreditCode(typed)).toEqual({ ok: false, message }));

  it('is taken as it was meant', () => {
    expect(checkCreditCode(' 91350100-m000100y-43')).toEqual({ ok: true, value: CREDIT_CODE });
  });
});

describe('a tax number', () => {
  it('is 15 to 20 digits and capitals', () => {
    const number = fc.stringMatching(/^[A-Z0-9]{15,20}$/);
    fc.assert(
      fc.property(number, (text) => {
        expect(isTaxNumber(text)).toBe(true);
      }),
    );
  });

  it.each(['', '12345678901234', '123456789012345678901', '12345678901234a', '12345678901234-'])('is not %j', (text) => {
    expect(isTaxNumber(text)).toBe(false);
  });

  it('is asked for, refused and taken in words', () => {
    expect(checkTaxNumber('')).toEqual({ ok: false, message: '请输入纳税人识别号' });
    expect(checkTaxNumber('1234')).toEqual({ ok: false, message: '纳税人识别号应为 15 至 20 位数字或大写字母，请核对后重新输入' });
    expect(checkTaxNumber(' 91350100m000100y43 ')).toEqual({ ok: true, value: CREDIT_CODE });
  });
});
