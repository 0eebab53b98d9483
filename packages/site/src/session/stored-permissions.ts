import type { PermissionMap } from '@wutong/domain';

/** Reads the permissions that an earlier page stored; null where storage holds none, or something else. */
export function readStoredPermissions(text: string | null): PermissionMap | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return Object.fromEntries(Object.entries(value).flatMap(([code, may]) => (may === true ? [[code, true]] : [])));
  } catch {
    return null;
  }
}
