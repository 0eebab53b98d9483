import { CircleCheck, CircleX } from 'lucide';
import { formatPoints } from '@wutong/domain';
import type { PaperScore } from '@wutong/domain';
import { Tag } from '../../components/tag/index.ts';
import { useExamReviewWording } from '../../wording/exam-review.ts';
import { fill } from '../../wording/index.ts';

export interface ReviewSummaryProps {
  score: PaperScore;
  /** Points from which it is passed; null for practice, which nobody fails. */
  passPoints: number | null;
}

/** What the paper earned, whether that is enough, and how many were right. */
export function ReviewSummary({ score, passPoints }: ReviewSummaryProps) {
  const words = useExamReviewWording().review;
  const passed = passPoints !== null && score.score >= passPoints;
  return (
    <div className="wt-summary">
      <p className="wt-score">
        <span>{words.score}</span>
        <strong>{score.score}</strong>
        <span>{fill(words.of, { total: score.total })}</span>
      </p>
      {passPoints !== null && (
        <p className="wt-pass">
          <Tag tone={passed ? 'success' : 'danger'} icon={passed ? CircleCheck : CircleX}>{passed ? words.passed : words.notPassed}</Tag>
          <span>{fill(words.passFrom, { points: formatPoints(passPoints) })}</span>
        </p>
      )}
      <dl>
        <div>
          <dt>{words.right}</dt>
          <dd>{fill(words.count, { count: score.right })}</dd>
        </div>
        <div>
          <dt>{words.wrong}</dt>
          <dd>{fill(words.count, { count: score.wrong })}</dd>
        </div>
      </dl>
    </div>
  );
}
