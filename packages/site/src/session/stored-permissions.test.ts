import { describe, expect, it } from 'vitest';
import { readStoredPermissions } from './stored-permissions.ts';

describe('stored permissions', () => {
  it('are what was stored', () => expect(readStoredPermissions('{"xh":true}')).toEqual({ xh: true }));

  it('take nothing for a permission that was not given', () => {
    expect(readStoredPermissions('{"xh":"yes","order":1,"pay":true}')).toEqual({ pay: true });
  });

  it.each([null, '', '[]', 'null', '7', '{'])('are none where storage holds %j', (text) => {
    expect(readStoredPermissions(text)).toBeNull();
  });
});
