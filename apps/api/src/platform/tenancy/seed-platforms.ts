import type { Database, Handle } from '../db/index.ts';
import type { Clock, Ids } from '../runtime/index.ts';
import { DEFAULT_TENANT } from './platforms.repository.ts';

/** A platform as a branch's manifest seeds it. Once it is in the database, the database alone decides. */
export interface PlatformSeed {
  /** Tells platforms of a tenant apart; the empty string means the first branch. */
  deptId: string;
  platformName: string;
  logo?: string | null | undefined;
  identity: 0 | 1;
  loginType: string;
  branchKey: string;
  themeKey: string;
  /** Host names without port that lead to it. */
  hosts: readonly string[];
}

/** Adds platforms and hosts that the database does not know yet; never changes one that it knows. */
export async function seedPlatforms(
  services: { db: Database; clock: Clock; ids: Ids },
  seeds: readonly PlatformSeed[],
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    for (const seed of seeds) {
      await insertPlatform(trx, seed, services.ids.next(), services.clock.now());
      await insertHosts(trx, seed);
    }
  });
}

async function insertPlatform(trx: Handle, seed: PlatformSeed, id: string, now: Date): Promise<void> {
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

async function insertHosts(trx: Handle, seed: PlatformSeed): Promise<void> {
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
