import { MonitorPlay } from 'lucide';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Container } from '../../components/layout/index.ts';
import { useStudyWording } from '../../wording/study.ts';
import { ForbiddenResult } from '../forbidden-result/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import { Classroom } from './Classroom.tsx';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';
import { Frame } from './PlayerScreen.styles.ts';
import type { PlayerScreenProps } from './props.ts';

/** Studying a course (spec section 2, /study/online): the video and the outline, beside each other on a desk. */
export function PlayerScreen({ state, backHref, onRetry, onSignIn, ...player }: PlayerScreenProps) {
  const words = useStudyWording().player;
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
