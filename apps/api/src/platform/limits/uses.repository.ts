import { sql } from 'kysely';
import type { Handle } from '../db/index.ts';

/** Counts one use of a key, in one statement; a window that is over starts anew. `span` in seconds. */
export async function countUse(db: Handle, key: string, span: number, now: Date): Promise<{ used: number; resetsAt: Date }> {
  const resets = new Date(now.getTime() + span * 1000);
  const row = await db
    .insertInto('rate_limit')
    .values({ key, used: 1, resets_at: resets })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`case when rate_limit.resets_at <= ${now} then 1 else rate_limit.used + 1 end`,
        resets_at: sql<Date>`case when rate_limit.resets_at <= ${now} then excluded.resets_at else rate_limit.resets_at end`,
      }),
    )
    .returning(['used', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { used: row.used, resetsAt: row.resets_at };
}

/** The uses of keys whose window is still running. */
export async function listUses(db: Handle, keys: readonly string[], now: Date): Promise<{ key: string; used: number }[]> {
  return await db.selectFrom('rate_limit').select(['key', 'used']).where('key', 'in', [...keys])
    .where('resets_at', '>', now).execute();
}

/** Forgets the uses of keys. */
export async function deleteUses(db: Handle, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', 'in', [...keys]).execute();
}
