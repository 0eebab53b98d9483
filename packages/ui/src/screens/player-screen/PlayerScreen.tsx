import { MonitorPlay } from 'lucide-react';
import type { Chapter, CourseSummary, Lesson, WatchProgress } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Container } from '../../components/layout/index.ts';
import type { VideoState } from '../../patterns/video-player/index.ts';
import { useWording } from '../../wording/index.ts';
import { ForbiddenResult } from '../forbidden-result/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import type { ScreenState } from '../state.ts';
import { Classroom } from './Classroom.tsx';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';
import { Frame } from './PlayerScreen.styles.ts';

/** A course that is being studied, and the lesson that is open; progress by lesson id. */
export interface StudiedCourse {
  course: CourseSummary;
  outline: Chapter[];
  lesson: Lesson;
  progress: Readonly<Record<string, WatchProgress>>;
}

/** What the player page is in. `empty` is a course without lessons. */
export type PlayerState = ScreenState<StudiedCourse>;

/** Whether the learner's progress has reached the platform. */
export type ProgressSaving = 'saved' | 'saving' | 'unsaved';

export interface PlayerScreenProps {
  state: PlayerState;
  video: VideoState;
  saving: ProgressSaving;
  /** Where the learner is in the open lesson, in seconds. */
  onProgress: (seconds: number) => void;
  lessonHref: (lesson: Lesson) => string;
  /** The study centre. */
  backHref: string;
  onRetry: () => void;
  onSignIn?: (() => void) | undefined;
}

/** Studying a course (spec section 2, /study/online): the video and the outline, beside each other on a desk. */
export function PlayerScreen({ state, backHref, onRetry, onSignIn, ...player }: PlayerScreenProps) {
  const words = useWording().player;
  const back = <Button variant="primary" href={backHref}>{words.back}</Button>;
  if (state.status === 'forbidden') {
    return <Container><ForbiddenResult onSignIn={onSignIn}>{words.forbidden}</ForbiddenResult></Container>;
  }
  return (
    <Container>
      <Frame>
        <ScreenFrame
          state={state}
          onRetry={onRetry}
          loadingLabel={words.loading}
          skeleton={<PlayerSkeleton />}
          empty={<EmptyState icon={MonitorPlay} title={words.emptyTitle} action={back}>{words.emptyBody}</EmptyState>}
        >
          {(ready) => <Classroom {...player} {...ready} backHref={backHref} />}
        </ScreenFrame>
      </Frame>
    </Container>
  );
}
