import type { UserInfo } from '@wutong/domain';
import type { UserRow } from './users.repository.ts';

/** The account as its owner sees it; the password's hash stays inside. */
export function presentUser(user: UserRow): UserInfo {
  const { id, mobile, realName, avatar, certified, areaName } = user;
  return { id, mobile, realName, avatar, certified, areaName };
}
