import type { Handle } from '../db/index.ts';
import type { Limit } from './limits.ts';
import { countUse, deleteUses, listUses } from './uses.repository.ts';

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
  const rows = await listUses(db, keys, now);
  return limits.some((limit) => rows.some((row) => row.key === `${key}:${limit.span}` && row.used >= limit.uses));
}

/** Forgets the uses of a key, after a success. */
export async function forgetUses(db: Handle, key: string, limits: readonly Limit[]): Promise<void> {
  await deleteUses(db, limits.map((limit) => `${key}:${limit.span}`));
}
