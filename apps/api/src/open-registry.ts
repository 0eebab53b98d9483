import { openDatabase } from './platform/db/index.ts';
import { createIds, systemClock, systemRandom } from './platform/runtime/index.ts';
import { createRegistry, type BranchRegistry } from './platform/tenancy/index.ts';

/**
 * Opens a database for its registry of branches alone; close it afterwards. Throws DatabaseError, whose message is
 * meant for the operator: the embedded database can be open in one process only.
 */
export async function openRegistry(
  where: { databaseUrl: string | undefined; dataDir: string },
): Promise<BranchRegistry & { close(): Promise<void> }> {
  const database = await openDatabase({ url: where.databaseUrl, dataDir: where.dataDir });
  const services = { db: database.db, clock: systemClock, ids: createIds(systemClock, systemRandom) };
  return { ...createRegistry(services), close: () => database.close() };
}
