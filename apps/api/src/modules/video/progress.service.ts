import { mergeProgress, type WatchProgress } from '@wutong/domain';
import { BadInput, type Context, type SignedIn } from '../../platform/http/index.ts';
import { ownLesson } from './access.service.ts';
import type { LessonRow } from './lessons.repository.ts';
import { findProgress, lockProgress, updateProgress, upsertDuration, type ProgressKey, type ProgressRow } from './progress.repository.ts';

type Signed = Context<SignedIn>;

/** Longest video that a player may report, in seconds: a day. */
const LONGEST = 86_400;

/** How far the caller has come in a lesson of an own course. */
export async function progressOf(lessonId: string, context: Signed): Promise<WatchProgress> {
  const lesson = await ownLesson(lessonId, context);
  return present(lesson, await findProgress(context.db, keyOf(lesson, context)));
}

/** Keeps where the caller is in a lesson of an own course; what was watched only grows, also by reports that come together. */
export async function keepProgress(lessonId: string, position: number, context: Signed): Promise<WatchProgress> {
  const lesson = await ownLesson(lessonId, context);
  const key = keyOf(lesson, context);
  const now = context.clock.now();
  return await context.db.transaction().execute(async (trx) => {
    const stored = await lockProgress(trx, { ...key, courseId: lesson.courseId, now });
    const merged = mergeProgress(present(lesson, stored), position);
    const completedAt = stored.completedAt ?? (isComplete(lesson, merged) ? now : null);
    await updateProgress(trx, key, { position: merged.position, watched: merged.watched, completedAt, now });
    return merged;
  });
}

/** Keeps the length that the caller's player measured, where the course states none: hours must not be forged. */
export async function keepDuration(lessonId: string, duration: number, context: Signed): Promise<WatchProgress> {
  if (duration < 1 || duration > LONGEST) throw new BadInput('视频时长超出允许的范围');
  const lesson = await ownLesson(lessonId, context);
  const key = keyOf(lesson, context);
  if (lesson.seconds === 0) {
    await upsertDuration(context.db, { ...key, courseId: lesson.courseId, duration, now: context.clock.now() });
  }
  return present(lesson, await findProgress(context.db, key));
}

/** Watched to the end of the length that the course states; one that only a player reported is never complete. */
function isComplete(lesson: LessonRow, { watched }: WatchProgress): boolean {
  return lesson.seconds > 0 && watched >= lesson.seconds;
}

function present(lesson: LessonRow, stored: ProgressRow | undefined): WatchProgress {
  return {
    lessonId: lesson.id,
    position: stored?.position ?? 0,
    watched: stored?.watched ?? 0,
    total: lesson.seconds || (stored?.duration ?? 0),
  };
}

function keyOf(lesson: LessonRow, { platform, caller }: Signed): ProgressKey {
  return { tenantId: platform.tenantId, userId: caller.userId, lessonId: lesson.id };
}
