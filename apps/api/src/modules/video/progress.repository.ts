import { sql } from 'kysely';
import type { Handle, Id } from '../../platform/db/index.ts';

/** Whose progress in which lesson. */
export interface ProgressKey {
  tenantId: string;
  userId: Id;
  lessonId: Id;
}

/** How far a lesson was watched, as it is stored; seconds. */
export interface ProgressRow {
  position: number;
  watched: number;
  /** Length that the player reported. */
  duration: number | null;
  completedAt: Date | null;
}

/** A user's progress in a lesson; undefined before the first report. */
export async function findProgress(db: Handle, key: ProgressKey): Promise<ProgressRow | undefined> {
  return await progress(db, key).executeTakeFirst();
}

/**
 * A user's progress in a lesson, made if there is none and locked until the transaction ends, so that reports which
 * come together are merged one after the other.
 */
export async function lockProgress(trx: Handle, key: ProgressKey & { courseId: Id; now: Date }): Promise<ProgressRow> {
  await trx.insertInto('watch_progress')
    .values({
      tenant_id: key.tenantId,
      user_id: key.userId,
      courseware_id: key.lessonId,
      course_id: key.courseId,
      updated_at: key.now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'courseware_id']).doNothing())
    .execute();
  return await progress(trx, key).forUpdate().executeTakeFirstOrThrow();
}

/** Keeps a position and what was watched; the moment of completion stays the first one. */
export async function updateProgress(
  trx: Handle,
  key: ProgressKey,
  change: { position: number; watched: number; completedAt: Date | null; now: Date },
): Promise<void> {
  await trx.updateTable('watch_progress')
    .set({
      position_seconds: change.position,
      watched_seconds: change.watched,
      completed_at: change.completedAt,
      updated_at: change.now,
    })
    .where('tenant_id', '=', key.tenantId)
    .where('user_id', '=', key.userId)
    .where('courseware_id', '=', key.lessonId)
    .execute();
}

/** Keeps the length that a player measured; the longest one stands. */
export async function upsertDuration(
  db: Handle,
  key: ProgressKey & { courseId: Id; duration: number; now: Date },
): Promise<void> {
  await db.insertInto('watch_progress')
    .values({
      tenant_id: key.tenantId,
      user_id: key.userId,
      courseware_id: key.lessonId,
      course_id: key.courseId,
      duration_seconds: key.duration,
      updated_at: key.now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'courseware_id']).doUpdateSet({
      duration_seconds: sql<number>`greatest(watch_progress.duration_seconds, excluded.duration_seconds)`,
    }))
    .execute();
}

function progress(db: Handle, key: ProgressKey) {
  return db.selectFrom('watch_progress')
    .where('tenant_id', '=', key.tenantId)
    .where('user_id', '=', key.userId)
    .where('courseware_id', '=', key.lessonId)
    .select([
      'position_seconds as position', 'watched_seconds as watched', 'duration_seconds as duration',
      'completed_at as completedAt',
    ]);
}
