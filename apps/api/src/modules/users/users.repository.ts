import type { UserType } from '@wutong/domain';
import type { Handle, Id } from '../../platform/db/index.ts';

/** An account as it is stored. */
export interface UserRow {
  id: Id;
  mobile: string;
  passwordHash: string | null;
  type: UserType;
  realName: string | null;
  avatar: string | null;
  areaName: string | null;
  certified: boolean;
  disabled: boolean;
}

/** The account with an id. */
export async function findUserById(db: Handle, tenantId: string, id: Id): Promise<UserRow | undefined> {
  return await users(db).where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst();
}

/** The account with a mobile number. */
export async function findUserByMobile(db: Handle, tenantId: string, mobile: string): Promise<UserRow | undefined> {
  return await users(db).where('tenant_id', '=', tenantId).where('mobile', '=', mobile).executeTakeFirst();
}

/** A new account. */
export interface NewUser {
  tenantId: string;
  id: Id;
  mobile: string;
  type: UserType;
  passwordHash: string | null;
  realName: string | null;
  areaName: string | null;
  now: Date;
}

/** Adds an account unless its mobile number has one. */
export async function insertUser(db: Handle, user: NewUser): Promise<void> {
  await db.insertInto('user_account')
    .values({
      tenant_id: user.tenantId,
      id: user.id,
      mobile: user.mobile,
      password_hash: user.passwordHash,
      type: user.type,
      real_name: user.realName,
      avatar: null,
      area_code: null,
      area_name: user.areaName,
      created_at: user.now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'mobile']).doNothing())
    .execute();
}

function users(db: Handle) {
  return db.selectFrom('user_account').select([
    'id', 'mobile', 'password_hash as passwordHash', 'type', 'real_name as realName', 'avatar',
    'area_name as areaName', 'certified', 'disabled',
  ]);
}
