import type { Database } from '../db/index.ts';
import type { Clock, Ids } from '../runtime/index.ts';
import { insertHosts, insertPlatform } from './seeds.repository.ts';

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
