import { PlayerScreen } from '@wutong/ui/screens/player-screen';
import type { Lesson } from '@wutong/domain';
import { toScreenState } from '../../api/screen-state.ts';
import { href } from '../../catalogue/index.ts';
import { useLessonProgress } from './use-lesson-progress.ts';
import { progressOf, useLessonVideo, usePlayer } from './use-player.ts';

/** A bought course and the lesson to watch; where it is left is kept. */
export function PlayerRoute({ courseId, lessonId }: { courseId: string; lessonId: string | null }) {
  const player = usePlayer(courseId, lessonId);
  const { purchase, outline, lesson } = player;
  const progress = useLessonProgress(lesson?.id ?? null);
  const video = useLessonVideo(lesson?.id ?? null);
  const stored = progress.read.data;
  const ready =
    purchase && outline && lesson && stored
      ? { course: purchase.course, outline, lesson, progress: progressOf(outline, { ...stored, position: progress.startAt }) }
      : undefined;
  const nothingToWatch = player.loaded && (!purchase || !lesson);
  return (
    <PlayerScreen
      state={
        nothingToWatch
          ? { status: 'empty' }
          : toScreenState({ data: ready, error: player.error ?? progress.read.error }, (data) => data)
      }
      video={video}
      saving={progress.saving}
      onProgress={progress.report}
      lessonHref={(next: Lesson) => href('studyCentre', { course: courseId, lesson: next.id })}
      backHref={href('studyCentre')}
      onRetry={player.retry}
    />
  );
}
