import type { Chapter, CourseSummary, Lesson, WatchProgress } from '@wutong/domain';
import type { Saving } from '../../patterns/saving-note/index.ts';
import type { VideoState } from '../../patterns/video-player/index.ts';
import type { ScreenState } from '../state.ts';

/** A course that is being studied, and the lesson that is open; progress by lesson id. */
export interface StudiedCourse {
  course: CourseSummary;
  outline: Chapter[];
  lesson: Lesson;
  progress: Readonly<Record<string, WatchProgress>>;
}

/** What the player page is in. `empty` is a course without lessons. */
export type PlayerState = ScreenState<StudiedCourse>;

export interface PlayerScreenProps {
  state: PlayerState;
  video: VideoState;
  /** Whether the learner's progress has reached the platform. */
  saving: Saving;
  /** Where the learner is in the open lesson, in seconds. */
  onProgress: (seconds: number) => void;
  lessonHref: (lesson: Lesson) => string;
  /** The study centre. */
  backHref: string;
  onRetry: () => void;
  onSignIn?: (() => void) | undefined;
}
