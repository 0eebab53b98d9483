/** Who an account belongs to (spec section 6): 1 individual learner, 2 enterprise. */
export type UserType = 1 | 2;

/** The account's kinds by name. */
export const USER_TYPE = { learner: 1, enterprise: 2 } as const satisfies Record<string, UserType>;

/** The signed-in user as the sites show it (spec section 3, user info). */
export interface UserInfo {
  id: string;
  mobile: string;
  realName: string | null;
  /** Address of a picture; null lets the interface draw one. */
  avatar: string | null;
  /** Whether the real-name (or enterprise) certification has been passed. */
  certified: boolean;
  areaName: string | null;
}

/**
 * The account's type from the token answer's `role_name`, comma-joined on some back ends:
 * `student` anywhere in it means an individual, anything else an enterprise (spec section 3).
 */
export function userTypeOfRoles(roleNames: string): UserType {
  const roles = roleNames.split(',').map((role) => role.trim());
  return roles.includes('student') ? USER_TYPE.learner : USER_TYPE.enterprise;
}

/** The name to greet a user by: the real name, else the mobile with its middle hidden. */
export function displayName(user: Pick<UserInfo, 'realName' | 'mobile'>): string {
  return user.realName || maskMobile(user.mobile);
}

/** A mobile number that may be shown on a shared screen: `138****0001`. */
export function maskMobile(mobile: string): string {
  return mobile.length === 11 ? `${mobile.slice(0, 3)}****${mobile.slice(7)}` : mobile;
}
