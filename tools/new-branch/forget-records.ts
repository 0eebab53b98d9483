import { existsSync } from 'node:fs';
import { openRegistry } from '@wutong/api';
import { readOptions } from '../start/options.ts';

/**
 * Forgets the hosts that lead to a branch's build, and its platform unless accounts or orders belong to it, in the database
 * of the environment. Answers the hosts. A database that was never made is left unmade.
 */
export async function forgetRecords(key: string): Promise<string[]> {
  const where = readOptions([], process.env);
  if (where.databaseUrl === undefined && !existsSync(where.dataDir)) return [];
  const registry = await openRegistry(where);
  try {
    return await registry.forgetBranch(key);
  } finally {
    await registry.close();
  }
}
