import type { Handle, Id } from '../../platform/db/index.ts';
import type { Learner } from './enrolments.repository.ts';

/** The video lessons of some courses in the order of their outlines, with what a user has watched of each. */
export async function listLessons(db: Handle, learner: Pick<Learner, 'tenantId' | 'userId'>, courseIds: readonly Id[]) {
  if (courseIds.length === 0) return [];
  return await db
    .selectFrom('courseware')
    .innerJoin('chapter', (join) =>
      join.onRef('chapter.tenant_id', '=', 'courseware.tenant_id').onRef('chapter.id', '=', 'courseware.chapter_id'))
    .leftJoin('watch_progress', (join) =>
      join.onRef('watch_progress.tenant_id', '=', 'courseware.tenant_id')
        .onRef('watch_progress.courseware_id', '=', 'courseware.id')
        .on('watch_progress.user_id', '=', learner.userId))
    .where('courseware.tenant_id', '=', learner.tenantId)
    .where('courseware.course_id', 'in', [...courseIds])
    .where('courseware.kind', '=', 'video')
    .orderBy('courseware.course_id')
    .orderBy('chapter.position')
    .orderBy('chapter.id')
    .orderBy('courseware.position')
    .orderBy('courseware.id')
    .select([
      'courseware.id', 'courseware.course_id', 'courseware.name', 'courseware.seconds',
      'watch_progress.watched_seconds', 'watch_progress.duration_seconds', 'watch_progress.updated_at',
    ])
    .execute();
}

/** A learner's courses with videos: the hours of each, how many videos it has and how many were watched to the end. */
export async function listStudied(db: Handle, learner: Learner) {
  return await db
    .selectFrom('enrolment')
    .innerJoin('course', (join) =>
      join.onRef('course.tenant_id', '=', 'enrolment.tenant_id').onRef('course.id', '=', 'enrolment.course_id'))
    .innerJoin('courseware', (join) =>
      join.onRef('courseware.tenant_id', '=', 'course.tenant_id').onRef('courseware.course_id', '=', 'course.id'))
    .leftJoin('watch_progress', (join) =>
      join.onRef('watch_progress.tenant_id', '=', 'enrolment.tenant_id')
        .onRef('watch_progress.user_id', '=', 'enrolment.user_id')
        .onRef('watch_progress.courseware_id', '=', 'courseware.id'))
    .where('enrolment.tenant_id', '=', learner.tenantId)
    .where('enrolment.user_id', '=', learner.userId)
    .where('enrolment.platform_id', '=', learner.platformId)
    .where('courseware.kind', '=', 'video')
    .groupBy(['course.tenant_id', 'course.id', 'course.hours'])
    .select((select) => [
      'course.hours',
      select.fn.count<string>('courseware.id').as('videos'),
      select.fn.count<string>('watch_progress.completed_at').as('completed'),
      select.fn.max('watch_progress.completed_at').as('last_completed_at'),
    ])
    .execute();
}
