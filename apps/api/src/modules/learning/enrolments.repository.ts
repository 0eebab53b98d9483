import type { Handle, Id } from '../../platform/db/index.ts';

/** Whose courses are asked for; what one platform sold is not owned on another. */
export interface Learner {
  tenantId: string;
  userId: Id;
  platformId: Id;
}

/** Which of some courses a learner owns at a moment: bought, and still valid. */
export async function listOwned(db: Handle, learner: Learner, courseIds: readonly Id[], now: Date): Promise<Set<Id>> {
  if (courseIds.length === 0) return new Set();
  const rows = await enrolments(db, learner)
    .select('enrolment.course_id')
    .where('enrolment.course_id', 'in', [...courseIds])
    .where((where) => where.or([where('enrolment.valid_until', 'is', null), where('enrolment.valid_until', '>', now)]))
    .execute();
  return new Set(rows.map((row) => row.course_id));
}

/** A slice of a learner's purchases, also those that ran out: the last studied first, then the last bought. */
export async function listPurchases(
  db: Handle,
  learner: Learner,
  slice: { courseId: Id | null; offset: number; limit: number },
) {
  return await enrolments(db, learner)
    .$if(slice.courseId !== null, (rows) => rows.where('enrolment.course_id', '=', slice.courseId ?? ''))
    .select(['enrolment.course_id', 'enrolment.created_at', 'enrolment.valid_until'])
    .orderBy(
      (select) => select.selectFrom('watch_progress')
        .whereRef('watch_progress.tenant_id', '=', 'enrolment.tenant_id')
        .whereRef('watch_progress.user_id', '=', 'enrolment.user_id')
        .whereRef('watch_progress.course_id', '=', 'enrolment.course_id')
        .select((last) => last.fn.max('watch_progress.updated_at').as('studied_at')),
      (order) => order.desc().nullsLast(),
    )
    .orderBy('enrolment.created_at', 'desc')
    .orderBy('enrolment.course_id', 'desc')
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();
}

/** How many purchases a learner has, or whether one of a course. */
export async function countPurchases(db: Handle, learner: Learner, courseId: Id | null): Promise<number> {
  const { count } = await enrolments(db, learner)
    .$if(courseId !== null, (rows) => rows.where('enrolment.course_id', '=', courseId ?? ''))
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function enrolments(db: Handle, learner: Learner) {
  return db.selectFrom('enrolment')
    .where('enrolment.tenant_id', '=', learner.tenantId)
    .where('enrolment.user_id', '=', learner.userId)
    .where('enrolment.platform_id', '=', learner.platformId);
}
