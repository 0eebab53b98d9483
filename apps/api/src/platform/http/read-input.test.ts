import { operations } from '@wutong/contract';
import { describe, expect, it } from 'vitest';
import { readInput, type RequestParts } from './read-input.ts';

const nothing: RequestParts = { path: {}, query: {}, body: undefined, headers: {} };

describe('the input of an operation', () => {
  it('is read from where its contract says', () => {
    expect(readInput(operations.addToCart, { ...nothing, body: { ids: '1,2' } })).toEqual({ ids: ['1', '2'] });
    expect(readInput(operations.courseById, { ...nothing, path: { id: '12' } })).toEqual({ id: '12' });
    const headers = { 'captcha-key': 'k', 'captcha-code': 'c' };
    const token = readInput(operations.token, { ...nothing, headers, body: { grant_type: 'captcha' } });
    expect(token).toMatchObject({ captchaKey: 'k', captchaCode: 'c', grantType: 'captcha' });
  });

  it('is also found in the query of a call with a body, and in the body of one with a query', () => {
    expect(readInput(operations.addToCart, { ...nothing, query: { ids: ['1', '2'] } })).toEqual({ ids: ['1', '2'] });
    expect(readInput(operations.orderDetail, { ...nothing, body: { orderNum: '7' } })).toEqual({ orderNum: '7' });
  });

  it('prefers the declared place', () => {
    const parts = { ...nothing, query: { orderNum: 'query' }, body: { orderNum: 'body' } };
    expect(readInput(operations.orderDetail, parts)).toEqual({ orderNum: 'query' });
    expect(readInput(operations.inspectOrder, parts)).toEqual({ orderNum: 'body' });
  });

  it('takes the empty text and null for not given, and drops what is not declared', () => {
    const body = { ids: '1', platformId: '', userId: '99', extra: null };
    expect(readInput(operations.addToCart, { ...nothing, body })).toEqual({ ids: ['1'] });
  });

  it.each([
    ['手机号不能为空', operations.sendCode, { verCode: 'a', key: 'b' }],
    ['图形验证码不能为空', operations.sendCode, { phone: '1', verCode: '  ', key: 'b' }],
    ['手机号超出允许的范围', operations.sendCode, { phone: '1'.repeat(21), verCode: 'a', key: 'b' }],
    ['课程编号格式不正确', operations.addToCart, { ids: 'a,b' }],
    ['课程编号格式不正确', operations.addToCart, { ids: { $gt: 1 } }],
    ['平台编号格式不正确', operations.addToCart, { ids: '1', platformId: 'x' }],
    ['手机号格式不正确', operations.sendCode, { phone: '1\0', verCode: 'a', key: 'b' }],
    ['课程编号不能为空', operations.addToCart, ['1', '2']],
  ])('is refused with %s', (message, operation, body) => {
    expect(() => readInput(operation, { ...nothing, body })).toThrow(message);
  });
});
