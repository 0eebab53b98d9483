import type { OutputOfName } from '@wutong/contract';
import { displayName } from '@wutong/domain';
import type { Platform } from '../../platform/http/index.ts';
import type { SignedInUser } from './sign-in.service.ts';

/** Names of the roles on the wire: `student` means an individual, anything else an enterprise (spec section 3). */
const ROLES = { 1: { id: '1', name: 'student' }, 2: { id: '2', name: 'enterprise' } } as const;

/** A session in the shape of the token call. */
export function presentSession({ user, tokens }: SignedInUser, platform: Platform): OutputOfName<'token'> {
  const role = ROLES[user.type];
  const name = displayName(user);
  return {
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    tokenType: 'bearer',
    expiresIn: tokens.expiresIn,
    tenantId: platform.tenantId,
    userId: user.id,
    deptId: platform.deptId,
    roleId: role.id,
    account: user.mobile,
    userName: name,
    nickName: name,
    roleNames: role.name,
    avatar: user.avatar,
  };
}
