import type { UserInfo } from '@wutong/domain';

/**
 * Reads the user that an earlier visit stored. Storage can hold anything (an older version, another
 * hand), so what is not a user counts as none. A user has a mobile (spec section 2, header).
 */
export function readStoredUser(text: string | null): UserInfo | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const id = fields.get('id');
  const mobile = fields.get('mobile');
  if (typeof id !== 'string' || typeof mobile !== 'string' || mobile === '') return null;
  const optional = (name: string) => {
    const field = fields.get(name);
    return typeof field === 'string' ? field : null;
  };
  return {
    id,
    mobile,
    realName: optional('realName'),
    avatar: optional('avatar'),
    certified: fields.get('certified') === true,
    areaName: optional('areaName'),
  };
}
