import { sql } from 'kysely';
import type { Handle } from '../db/index.ts';
import type { Limit } from './limits.ts';

/** Whether a use was granted, and if not, after how many seconds another try makes sense. */
export type Granted = { ok: true } | { ok: false; retryAfter: number };

/**
 * Counts one use against all limits of a key; refuses when one is exhausted. The count is one statement in the
 * database, so that it holds for several processes. Refused uses count too, which costs an impatient caller nothing:
 * the spans are fixed windows.
 */
export async function takeUse(db: Handle, key: string, limits: readonly Limit[], now: Date): Promise<Granted> {
  let retryAfter = 0;
  for (const limit of limits) {
    const { used, resetsAt } = await countUse(db, `${key}:${limit.span}`, limit.span, now);
    if (used > limit.uses) retryAfter = Math.max(retryAfter, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000), 1);
  }
  return retryAfter === 0 ? { ok: true } : { ok: false, retryAfter };
}

/** Whether a key is exhausted, without counting a use. */
export async function isExhausted(db: Handle, key: string, limits: readonly Limit[], now: Date): Promise<boolean> {
  const keys = limits.map((limit) => `${key}:${limit.span}`);
  const rows = await db.selectFrom('rate_limit').select(['key', 'used']).where('key', 'in', keys)
    .where('resets_at', '>', now).execute();
  return limits.some((limit) => rows.some((row) => row.key === `${key}:${limit.span}` && row.used >= limit.uses));
}

/** Forgets the uses of a key, after a success. */
export async function forgetUses(db: Handle, key: string, limits: readonly Limit[]): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', 'in', limits.map((limit) => `${key}:${limit.span}`)).execute();
}

async function countUse(db: Handle, key: string, span: number, now: Date): Promise<{ used: number; resetsAt: Date }> {
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
