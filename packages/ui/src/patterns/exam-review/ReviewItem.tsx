import { memo, useId } from 'react';
import { formatAnswer, formatPoints, questionKindLabel, verdictLabel } from '@wutong/domain';
import type { ReviewedQuestion } from '@wutong/domain';
import { Tag } from '../../components/tag/index.ts';
import { useExamReviewWording } from '../../wording/exam-review.ts';
import { useExamWording } from '../../wording/exam.ts';
import { fill } from '../../wording/index.ts';
import { Wordy } from '../exam-question/index.ts';
import { ReviewedBlanks } from './ReviewedBlanks.tsx';
import { ReviewedChoices } from './ReviewedChoices.tsx';
import { verdictLooks } from './verdict-looks.ts';

export interface ReviewItemProps {
  reviewed: ReviewedQuestion;
  /** Its place on the whole paper, from 1, also when only some are shown. */
  number: number;
  /** Far from the window: only its words are wanted. */
  light: boolean;
}

function ReviewItemOnce({ reviewed, number, light }: ReviewItemProps) {
  const words = useExamReviewWording().review;
  const { about } = useExamWording().question;
  const id = useId();
  const { question, answer, solution, analysis, mark } = reviewed;
  const kind = questionKindLabel(question.kind);
  const points = formatPoints(question.points);
  const look = verdictLooks[mark.verdict];
  return (
    <article className="wt-question" data-question={question.id} data-verdict={mark.verdict} aria-labelledby={id}>
      <header>
        <h3 className="wt-no" id={id}>
          <span aria-hidden>{number}</span>
          <span className="wt-said">{`${fill(about, { number, kind, points })}，${verdictLabel(mark.verdict)}`}</span>
        </h3>
        <p className="wt-about" aria-hidden>
          <span className="wt-kind">{kind}</span>
          <span>{points}</span>
        </p>
        <p className="wt-verdict" aria-hidden>
          <span className="wt-got">{fill(words.got, { points: formatPoints(mark.score) })}</span>
          <Tag tone={look.tone} icon={look.icon}>{verdictLabel(mark.verdict)}</Tag>
        </p>
      </header>
      <div className="wt-stem"><Wordy text={question.stem} /></div>
      {solution.kind === 'fillIn' ? (
        <ReviewedBlanks answer={answer} solution={solution} />
      ) : (
        <>
          <ReviewedChoices reviewed={reviewed} light={light} />
          <dl className="wt-answers">
            <div>
              <dt>{words.given}</dt>
              <dd>{formatAnswer(question, answer) || words.none}</dd>
            </div>
            <div>
              <dt>{words.solution}</dt>
              <dd data-solution>{formatAnswer(question, solution)}</dd>
            </div>
          </dl>
        </>
      )}
      <div className="wt-analysis">
        <h4>{words.analysis}</h4>
        {analysis === null ? <p className="wt-none">{words.noAnalysis}</p> : <Wordy text={analysis} />}
      </div>
    </article>
  );
}

/** One question of a marked paper: what was answered, what is right, and why. */
export const ReviewItem = memo(ReviewItemOnce);
