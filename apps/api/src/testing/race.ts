import { sql } from 'kysely';
import type { TestApi } from './api.ts';

/** Rows that are locked, for races whose start a test decides. */
export type Held = 'user_account' | 'watch_progress';

/**
 * Sends calls that all have to wait for a user's rows, and lets them go once they do: however slow the machine, they
 * really meet. `count` stays below the connections of the pool. PostgreSQL only.
 */
export async function raceFor<T>(
  api: TestApi,
  rows: { table: Held; userId: string },
  count: number,
  call: (index: number) => Promise<T>,
): Promise<T[]> {
  const release = await hold(api, rows);
  const calls = Array.from({ length: count }, (_, index) => call(index));
  while ((await waiting(api)) < count) await new Promise((resolve) => setTimeout(resolve, 10));
  await release();
  return await Promise.all(calls);
}

/** Locks a user's rows; answers how to let go. */
async function hold({ services: { db } }: TestApi, { table, userId }: { table: Held; userId: string }): Promise<() => Promise<void>> {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const column = table === 'user_account' ? 'id' : 'user_id';
  const done = db.transaction().execute(async (trx) => {
    await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${userId} for update`.execute(trx);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return async () => {
    released.resolve();
    await done;
  };
}

async function waiting({ services: { db } }: TestApi): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]?.count ?? 0;
}
