import { describe, expect, it } from 'vitest';
import type { Branch } from './branch.ts';
import { defineBranch } from './define-branch.ts';

const sound: Branch = {
  key: 'county',
  platformName: '县培训网',
  hosts: ['county.localhost'],
  deptId: '9001',
  identity: 1,
  loginType: 'learner',
  theme: 'county',
  look: 'association',
  greeting: '欢迎',
  menu: [{ route: 'home' }, { external: 'https://example.com', label: '官网' }],
  searchTypes: [{ value: 0, target: 'course' }],
  shopping: 'sub-platform',
  home: [],
  footer: { shown: 'byRoute', organiser: '县培训中心', hotline: '0515-0000', filing: '苏ICP备1号' },
  support: null,
  passwordPreparation: 'plain',
  routesOff: [],
};

describe('a branch', () => {
  it('is taken as it is when it is sound', () => {
    expect(defineBranch(sound)).toBe(sound);
  });

  it('may leave a whole purchase out, but no page from the middle of it', () => {
    const without = [
      'subPlatformCart', 'subPlatformConfirmOrder', 'subPlatformPay', 'paid', 'paymentFailed',
    ] as const;
    expect(defineBranch({ ...sound, routesOff: without })).toBeDefined();
  });

  it.each<[string, Partial<Branch>]>([
    ['key', { key: 'County 1' }],
    ['platformName', { platformName: ' ' }],
    ['hosts', { hosts: [] }],
    ['deptId', { identity: 0 }],
    ['searchTypes', { searchTypes: [{ value: 0, target: 'course' }, { value: 0, target: 'lecturer' }] }],
    ['menu', { menu: [{ route: 'cart' }] }],
    ['menu', { routesOff: ['home'] }],
    ['menu', { menu: [{ external: 'javascript:alert(1)', label: '官网' }] }],
    ['routesOff', { routesOff: ['nowhere' as 'home'], menu: [] }],
    ['routesOff', { routesOff: ['subPlatformPay'] }],
    ['routesOff', { routesOff: ['paid'] }],
    ['routesExternal', { routesExternal: { courseCentre: 'javascript:alert(1)' } }],
    ['analytics', { analytics: { endpoint: '/here' } }],
  ])('with a mistake in %s is refused by that name', (field, change) => {
    expect(() => defineBranch({ ...sound, ...change })).toThrow(expect.objectContaining({ field }));
  });
});
