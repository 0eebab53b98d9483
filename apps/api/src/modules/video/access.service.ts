import { operations } from '@wutong/contract';
import { COURSE_ON_SALE } from '@wutong/domain';
import { refusal, type Context } from '../../platform/http/index.ts';
import { listOwned } from '../learning/index.ts';
import { findLesson, type LessonRow } from './lessons.repository.ts';

/** A lesson, and whether the caller owns its course now. */
export interface Seen {
  lesson: LessonRow;
  owned: boolean;
}

/**
 * A lesson that the caller may know of: of a course on sale, or of one that the caller owns. Throws 404 for any other,
 * so that the lessons of a draft do not exist for the public.
 */
export async function knownLesson(lessonId: string, { db, platform, caller, clock }: Context): Promise<Seen> {
  const lesson = await findLesson(db, platform.tenantId, lessonId);
  if (!lesson) throw refusal(operations.lessonVideo, 404);
  const owned = caller.kind === 'user' && (await listOwned(
    db,
    { tenantId: platform.tenantId, userId: caller.userId, platformId: platform.id },
    [lesson.courseId],
    clock.now(),
  )).has(lesson.courseId);
  if (!owned && lesson.courseStatus !== COURSE_ON_SALE) throw refusal(operations.lessonVideo, 404);
  return { lesson, owned };
}

/** A lesson of a course that the caller owns. Throws 404 as above, 403 for a course that is not the caller's (any more). */
export async function ownLesson(lessonId: string, context: Context): Promise<LessonRow> {
  const { lesson, owned } = await knownLesson(lessonId, context);
  if (!owned) throw refusal(operations.lessonVideo, 403);
  return lesson;
}
