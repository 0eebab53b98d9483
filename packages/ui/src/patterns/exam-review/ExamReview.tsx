import { useCallback, useMemo, useState } from 'react';
import type { ComponentProps } from 'react';
import { CircleCheck } from 'lucide';
import { paperScore } from '@wutong/domain';
import type { ReviewedQuestion } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { Checkbox } from '../../components/checkbox/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { LongRows } from '../../components/long-list/index.ts';
import { useExamReviewWording } from '../../wording/exam-review.ts';
import { fill } from '../../wording/index.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { Root } from './ExamReview.styles.ts';

export interface ExamReviewProps extends Omit<ComponentProps<'div'>, 'children'> {
  reviewed: readonly ReviewedQuestion[];
  /** Points from which it is passed; null for practice, which nobody fails. */
  passPoints: number | null;
  /** Shows only what is worth another look at first. */
  defaultOnlyWrong?: boolean | undefined;
}

const idOf = ({ question }: ReviewedQuestion): string => question.id;

/** A marked paper: the score, then every question with what was answered, what is right and why; or the wrong ones only. */
export function ExamReview({ reviewed, passPoints, defaultOnlyWrong = false, ...rest }: ExamReviewProps) {
  const words = useExamReviewWording().review;
  const [onlyWrong, setOnlyWrong] = useState(defaultOnlyWrong);
  const score = useMemo(() => paperScore(reviewed), [reviewed]);
  const numbers = useMemo(() => new Map(reviewed.map((each, index) => [idOf(each), index + 1])), [reviewed]);
  const shown = useMemo(
    () => (onlyWrong ? reviewed.filter(({ mark }) => mark.verdict !== 'right') : reviewed),
    [reviewed, onlyWrong],
  );
  const draw = useCallback(
    (each: ReviewedQuestion, near: boolean) => <ReviewItem reviewed={each} number={numbers.get(idOf(each)) ?? 0} light={!near} />,
    [numbers],
  );
  return (
    <Root {...rest}>
      <ReviewSummary score={score} passPoints={passPoints} />
      <div className="wt-filter">
        <Checkbox
          label={fill(words.onlyWrong, { count: score.wrong })}
          checked={onlyWrong}
          onChange={(event) => setOnlyWrong(event.target.checked)}
        />
        <span role="status">{fill(words.shown, { count: shown.length })}</span>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={CircleCheck}
          title={words.allRightTitle}
          action={<Button onClick={() => setOnlyWrong(false)}>{words.showAll}</Button>}
        >
          {words.allRightBody}
        </EmptyState>
      ) : (
        <div className="wt-list">
          <LongRows items={shown} keyOf={idOf} renderRow={draw} />
        </div>
      )}
    </Root>
  );
}
