import type { Chapter, Lesson, WatchProgress } from '@wutong/domain';
import { courseOutline } from '@wutong/contract/calls/courses';
import { purchasedCourses } from '@wutong/contract/calls/learning';
import { lessonVideo } from '@wutong/contract/calls/video';
import { isApiError } from '@wutong/api-client';
import { useCall } from '../../api/use-call.ts';
import { toFailure } from '../../errors/failure.ts';
import { useLearner } from '../../session/use-learner.ts';

/** Where a lesson's picture and sound are, as the player takes it. */
export function useLessonVideo(lessonId: string | null) {
  const { data, error, mutate } = useCall(lessonVideo, lessonId ? { lessonId } : null, {
    // The address is short-lived; a fresh one in the middle of a lesson would start the video again.
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  const onRetry = () => void mutate();
  if (data) return { status: 'ready' as const, url: data.url };
  if (!error) return { status: 'loading' as const };
  const { message } = toFailure(error);
  const refused = isApiError(error) && (error.kind === 'business' || error.kind === 'http') && error.code === 403;
  return refused ? { status: 'forbidden' as const, message } : { status: 'failed' as const, message, onRetry };
}

/** A bought course with its outline, and the lesson that the address names or the learner was at. */
export function usePlayer(courseId: string, lessonId: string | null) {
  const learner = useLearner();
  const bought = useCall(purchasedCourses, learner ? { page: 1, size: 1, courseId } : null);
  const outline = useCall(courseOutline, learner ? { courseId } : null);
  const purchase = bought.data?.records[0];
  const lessons = outline.data?.flatMap((chapter) => chapter.lessons) ?? [];
  const lesson = pick(lessons, lessonId, purchase?.lastLessonId ?? null);
  return {
    purchase,
    outline: outline.data,
    lesson,
    error: bought.error ?? outline.error,
    loaded: bought.data !== undefined && outline.data !== undefined,
    retry: () => void Promise.all([bought.mutate(), outline.mutate()]),
  };
}

function pick(lessons: readonly Lesson[], named: string | null, last: string | null): Lesson | undefined {
  return lessons.find(({ id }) => id === named) ?? lessons.find(({ id }) => id === last) ?? lessons[0];
}

/** Progress by lesson from an outline, with the open lesson's own newer one. */
export function progressOf(
  outline: readonly Chapter[],
  current: WatchProgress | undefined,
): Record<string, WatchProgress> {
  const lessons = outline.flatMap((chapter) => chapter.lessons);
  const entries = lessons.map(({ id, watched, duration }): [string, WatchProgress] => [
    id,
    { lessonId: id, position: 0, watched: watched ?? 0, total: duration },
  ]);
  return { ...Object.fromEntries(entries), ...(current ? { [current.lessonId]: current } : {}) };
}
