import type { Handle } from '../db/index.ts';
import { DEFAULT_TENANT } from './platforms.repository.ts';
import type { PlatformSeed } from './platform-seed.ts';

/** Adds a platform; one of the same department stays as it is. */
export async function insertPlatform(trx: Handle, seed: PlatformSeed, id: string, now: Date): Promise<void> {
  const { deptId, platformName, logo, identity, loginType } = seed;
  await trx.insertInto('platform')
    .values({
      tenant_id: DEFAULT_TENANT,
      id,
      dept_id: deptId,
      name: platformName,
      logo: logo ?? null,
      identity,
      login_type: loginType,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'dept_id']).doNothing())
    .execute();
}

/** Adds the hosts of a platform; one that is known stays where it leads. */
export async function insertHosts(trx: Handle, seed: PlatformSeed): Promise<void> {
  const { id } = await trx.selectFrom('platform').select('id')
    .where('tenant_id', '=', DEFAULT_TENANT)
    .where('dept_id', '=', seed.deptId)
    .executeTakeFirstOrThrow();
  for (const host of seed.hosts) {
    await trx.insertInto('platform_host')
      .values({
        host: host.toLowerCase(),
        tenant_id: DEFAULT_TENANT,
        platform_id: id,
        branch_key: seed.branchKey,
        theme_key: seed.themeKey,
      })
      .onConflict((conflict) => conflict.column('host').doNothing())
      .execute();
  }
}
