import { describe, expect, it } from 'vitest';
import { displayName, maskMobile, userTypeOfRoles } from './user.ts';

describe('the type of an account', () => {
  it.each([
    ['student', 1],
    ['user,student', 1],
    [' student , user', 1],
    ['enterprise', 2],
    ['students', 2],
    ['', 2],
  ])('with the roles %j is %d', (roles, type) => expect(userTypeOfRoles(roles)).toBe(type));
});

describe('the name to greet by', () => {
  it('is the real name, else the mobile with its middle hidden', () => {
    expect(displayName({ realName: '林晓', mobile: '13800000001' })).toBe('林晓');
    expect(displayName({ realName: null, mobile: '13800000001' })).toBe('138****0001');
    expect(displayName({ realName: '', mobile: '13800000001' })).toBe('138****0001');
  });

  it('leaves what is no mobile as it is', () => expect(maskMobile('admin')).toBe('admin'));
});
