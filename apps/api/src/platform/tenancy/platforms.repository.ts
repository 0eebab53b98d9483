import type { Handle } from '../db/index.ts';
import type { Platform } from '../http/context.ts';

/** Tenant of everything unless a header names another (spec section 9). */
export const DEFAULT_TENANT = '000000';

/** The platform that a host leads to, with the host's own branch and theme. */
export async function findPlatformByHost(db: Handle, host: string): Promise<Platform | undefined> {
  return await platformRows(db).where('platform_host.host', '=', host).executeTakeFirst();
}

/** A platform by its id. */
export async function findPlatformById(db: Handle, tenantId: string, id: string): Promise<Platform | undefined> {
  return await platformRows(db)
    .where('platform.tenant_id', '=', tenantId)
    .where('platform.id', '=', id)
    .orderBy('platform_host.host')
    .limit(1)
    .executeTakeFirst();
}

/** The platform of calls that name neither host nor platform: the tenant's main one. */
export async function findMainPlatform(db: Handle, tenantId: string): Promise<Platform | undefined> {
  return await platformRows(db)
    .where('platform.tenant_id', '=', tenantId)
    .orderBy('platform.identity')
    .orderBy('platform.id')
    .orderBy('platform_host.host')
    .limit(1)
    .executeTakeFirst();
}

function platformRows(db: Handle) {
  return db
    .selectFrom('platform')
    .innerJoin('platform_host', (join) =>
      join.onRef('platform_host.tenant_id', '=', 'platform.tenant_id').onRef('platform_host.platform_id', '=', 'platform.id'))
    .select([
      'platform.tenant_id as tenantId',
      'platform.id',
      'platform.dept_id as deptId',
      'platform.name as platformName',
      'platform.logo',
      'platform.identity',
      'platform.login_type as loginType',
      'platform_host.branch_key as branchKey',
      'platform_host.theme_key as themeKey',
      'platform_host.filing',
      'platform_host.hotline',
      'platform_host.institution_id as institutionId',
    ]);
}
