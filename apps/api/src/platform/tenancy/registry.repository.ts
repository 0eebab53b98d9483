import type { Handle } from '../db/index.ts';
import { DEFAULT_TENANT } from './platforms.repository.ts';

/** A host as the registry lists it. */
export interface RegisteredHost {
  host: string;
  deptId: string;
  platformName: string;
  identity: 0 | 1;
  loginType: string;
  logo: string | null;
  branchKey: string;
  themeKey: string;
  filing: string | null;
  hotline: string | null;
  institutionId: string | null;
}

/** What may be said of one host by itself. */
export type HostChange = Partial<Pick<RegisteredHost, 'branchKey' | 'themeKey' | 'filing' | 'hotline' | 'institutionId'>>;

/** What may be said of the platform that hosts share. */
export type PlatformChange = Partial<Pick<RegisteredHost, 'platformName' | 'logo' | 'loginType'>>;

/** All hosts with their platforms, main platform first. */
export async function listHosts(db: Handle): Promise<RegisteredHost[]> {
  return await db
    .selectFrom('platform_host as host')
    .innerJoin('platform', (join) =>
      join.onRef('platform.tenant_id', '=', 'host.tenant_id').onRef('platform.id', '=', 'host.platform_id'))
    .select(['host.host', 'host.branch_key as branchKey', 'host.theme_key as themeKey', 'host.filing', 'host.hotline'])
    .select(['host.institution_id as institutionId', 'platform.dept_id as deptId', 'platform.name as platformName'])
    .select(['platform.identity', 'platform.login_type as loginType', 'platform.logo'])
    .where('host.tenant_id', '=', DEFAULT_TENANT)
    .orderBy('platform.identity')
    .orderBy('platform.dept_id')
    .orderBy('host.host')
    .execute();
}

/** Changes facts of a host; false when there is none of that name. */
export async function updateHost(trx: Handle, host: string, change: HostChange): Promise<boolean> {
  const values = {
    branch_key: change.branchKey,
    theme_key: change.themeKey,
    filing: change.filing,
    hotline: change.hotline,
    institution_id: change.institutionId,
  };
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  if (Object.keys(said).length === 0) return (await findHost(trx, host)) !== undefined;
  const { numUpdatedRows } = await trx.updateTable('platform_host').set(said).where('host', '=', host).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Changes facts of the platform to which a host leads. */
export async function updatePlatformOf(trx: Handle, host: string, change: PlatformChange): Promise<void> {
  const values = { name: change.platformName, logo: change.logo, login_type: change.loginType };
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const row = await findHost(trx, host);
  if (!row || Object.keys(said).length === 0) return;
  await trx.updateTable('platform').set(said)
    .where('tenant_id', '=', row.tenant_id)
    .where('id', '=', row.platform_id)
    .execute();
}

/** Forgets a host; its platform stays, since accounts and orders belong to it. False when there is none of that name. */
export async function deleteHost(trx: Handle, host: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('platform_host').where('host', '=', host).executeTakeFirst();
  return numDeletedRows === 1n;
}

async function findHost(trx: Handle, host: string) {
  return await trx.selectFrom('platform_host').select(['tenant_id', 'platform_id']).where('host', '=', host).executeTakeFirst();
}

/** Removes those of some platforms that no host leads to any more and to which nothing of a user's belongs. */
export async function deleteIdlePlatforms(trx: Handle, deptIds: readonly string[]): Promise<void> {
  if (deptIds.length === 0) return;
  await trx
    .deleteFrom('platform')
    .where('tenant_id', '=', DEFAULT_TENANT)
    .where('dept_id', 'in', deptIds)
    .where('id', 'not in', trx.selectFrom('platform_host').select('platform_id').where('tenant_id', '=', DEFAULT_TENANT))
    .where('id', 'not in', trx.selectFrom('cart_line').select('platform_id').where('tenant_id', '=', DEFAULT_TENANT))
    .where('id', 'not in', trx.selectFrom('orders').select('platform_id').where('tenant_id', '=', DEFAULT_TENANT))
    .where('id', 'not in', trx.selectFrom('enrolment').select('platform_id').where('tenant_id', '=', DEFAULT_TENANT))
    .execute();
}
