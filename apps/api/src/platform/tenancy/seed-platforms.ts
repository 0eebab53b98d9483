import type { Database } from '../db/index.ts';
import type { Clock, Ids } from '../runtime/index.ts';
import type { PlatformSeed } from './platform-seed.ts';
import { insertHosts, insertPlatform } from './seeds.repository.ts';

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
