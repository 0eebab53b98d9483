import { FileQuestionMark } from 'lucide';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Container } from '../../components/layout/index.ts';
import { useExamWording } from '../../wording/exam.ts';
import { ForbiddenResult } from '../forbidden-result/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import { ExamEnd } from './ExamEnd.tsx';
import { ExamIntro } from './ExamIntro.tsx';
import { ExamRoom } from './ExamRoom.tsx';
import { ExamSkeleton } from './ExamSkeleton.tsx';
import type { ExamScreenProps } from './props.ts';

/** A mock exam (spec section 2, /exam) from its rules to its score: one page for the whole life of an attempt. */
export function ExamScreen({
  state, starting, onStart, reviewHref, backHref, onRetry, onSignIn, ...room
}: ExamScreenProps) {
  const words = useExamWording().room;
  if (state.status === 'forbidden') {
    return <Container><ForbiddenResult onSignIn={onSignIn}>{words.forbidden}</ForbiddenResult></Container>;
  }
  return (
    <ScreenFrame
      state={state}
      onRetry={onRetry}
      loadingLabel={words.loading}
      skeleton={<ExamSkeleton />}
      empty={
        <Container>
          <EmptyState icon={FileQuestionMark} title={words.emptyTitle} action={<Button variant="primary" href={backHref}>{words.back}</Button>}>
            {words.emptyBody}
          </EmptyState>
        </Container>
      }
    >
      {({ exam, questions, attempt, availability }) => {
        switch (attempt.status) {
          case 'notStarted':
            return <Container><ExamIntro {...{ exam, availability, starting, onStart, backHref }} /></Container>;
          case 'running':
          case 'submitting':
            return <ExamRoom {...room} {...{ exam, questions, attempt }} />;
          default:
            return (
              <Container>
                <ExamEnd {...{ exam, attempt, reviewHref, backHref }} saving={room.saving} onSubmit={room.onSubmit} />
              </Container>
            );
        }
      }}
    </ScreenFrame>
  );
}
