import type { UserType } from './user.ts';

/** A node of the permission tree: a menu, or a button of one (spec section 6). */
export interface PermissionNode {
  code: string;
  /** Left out, or empty, for a leaf. */
  children?: readonly PermissionNode[];
}

/** What a user may do, by code; what is not in it is not allowed. Plain data, so that a store can keep it. */
export type PermissionMap = Readonly<Record<string, true>>;

/** The permissions of a tree: its leaves. What has children is a menu and allows nothing by itself. */
export function permissionMap(tree: readonly PermissionNode[]): PermissionMap {
  const leaves = ({ code, children = [] }: PermissionNode): string[] => (children.length === 0 ? [code] : children.flatMap(leaves));
  return Object.fromEntries(tree.flatMap(leaves).map((code) => [code, true]));
}

/** Whether a code is among a user's permissions. */
export function isPermitted(permissions: PermissionMap, code: string): boolean {
  return Object.hasOwn(permissions, code);
}

/** What a place of the personal centre asks for (spec sections 2 and 6). */
export interface PlaceNeeds {
  /** Whose it is; left out, everybody's. */
  type?: UserType | undefined;
  /** The permission it needs, such as `xh`; left out, none. */
  permission?: string | undefined;
}

/** Whether a menu offers a place: the user's type is the place's, and its permission is there. */
export function isOffered(place: PlaceNeeds, user: { type: UserType; permissions: PermissionMap }): boolean {
  if (place.type !== undefined && place.type !== user.type) return false;
  return place.permission === undefined || isPermitted(user.permissions, place.permission);
}
