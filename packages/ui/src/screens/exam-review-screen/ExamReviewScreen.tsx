import { ChevronLeft, FileQuestionMark } from 'lucide';
import type { MockExam, ReviewedQuestion } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Container } from '../../components/layout/index.ts';
import { Link } from '../../components/link/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { ExamReview } from '../../patterns/exam-review/index.ts';
import { useExamReviewWording } from '../../wording/exam-review.ts';
import { ForbiddenResult } from '../forbidden-result/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import type { ScreenState } from '../state.ts';
import { Body } from './ExamReviewScreen.styles.ts';

/** What the review page is in. `empty` is an attempt that is not marked yet. */
export type ExamReviewState = ScreenState<{
  exam: Pick<MockExam, 'name' | 'passPoints'>;
  reviewed: readonly ReviewedQuestion[];
}>;

export interface ExamReviewScreenProps {
  state: ExamReviewState;
  /** The list of exams. */
  backHref: string;
  onRetry: () => void;
  onSignIn?: (() => void) | undefined;
}

/** Looking back at a marked exam: the score, each question with its right answer, and why. */
export function ExamReviewScreen({ state, backHref, onRetry, onSignIn }: ExamReviewScreenProps) {
  const words = useExamReviewWording().review;
  if (state.status === 'forbidden') {
    return <Container><ForbiddenResult onSignIn={onSignIn}>{words.forbidden}</ForbiddenResult></Container>;
  }
  return (
    <Container>
      <Body>
        <div className="wt-head">
          <Link look="plain" href={backHref}><Icon of={ChevronLeft} size="sm" />{words.back}</Link>
          <h1>{words.title}</h1>
          {state.status === 'ready' && <p className="wt-exam">{state.exam.name}</p>}
        </div>
        <ScreenFrame
          state={state}
          heading="h2"
          onRetry={onRetry}
          loadingLabel={words.loading}
          skeleton={<div className="wt-skeleton"><Skeleton shape="control" /><Skeleton lines={6} /><Skeleton lines={6} /></div>}
          empty={
            <EmptyState icon={FileQuestionMark} title={words.emptyTitle} action={<Button variant="primary" href={backHref}>{words.back}</Button>}>
              {words.emptyBody}
            </EmptyState>
          }
        >
          {({ exam, reviewed }) => <section aria-label={words.title}><h2 className="wt-said">{exam.name}</h2><ExamReview reviewed={reviewed} passPoints={exam.passPoints} /></section>}
        </ScreenFrame>
      </Body>
    </Container>
  );
}
