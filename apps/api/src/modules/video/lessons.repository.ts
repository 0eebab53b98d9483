import type { Handle, Id } from '../../platform/db/index.ts';

/** A video lesson with what decides who may watch it. */
export interface LessonRow {
  id: Id;
  courseId: Id;
  /** Status of its course. */
  courseStatus: number;
  freePreview: boolean;
  /** Length that the course states; 0 where it states none. */
  seconds: number;
  /** Path within the file store; null where nothing was uploaded. */
  file: string | null;
}

/** A video lesson by its id; other course-ware cannot be watched and is not found. */
export async function findLesson(db: Handle, tenantId: string, id: Id): Promise<LessonRow | undefined> {
  return await db
    .selectFrom('courseware')
    .innerJoin('course', (join) =>
      join.onRef('course.tenant_id', '=', 'courseware.tenant_id').onRef('course.id', '=', 'courseware.course_id'))
    .where('courseware.tenant_id', '=', tenantId)
    .where('courseware.id', '=', id)
    .where('courseware.kind', '=', 'video')
    .select([
      'courseware.id', 'courseware.course_id as courseId', 'course.status as courseStatus',
      'courseware.free_preview as freePreview', 'courseware.seconds', 'courseware.file',
    ])
    .executeTakeFirst();
}
