import { Check, X } from 'lucide';
import { blankIsRight, blankText } from '@wutong/domain';
import type { Answer, Solution } from '@wutong/domain';
import { Icon } from '../../components/icon/index.ts';
import { useExamReviewWording } from '../../wording/exam-review.ts';
import { fill } from '../../wording/index.ts';

const rightSign = <Icon of={Check} size="sm" />;
const wrongSign = <Icon of={X} size="sm" />;

export interface ReviewedBlanksProps {
  answer: Answer | null;
  solution: Solution & { kind: 'fillIn' };
}

/** Each blank with what was written, what is right, and how else it may be written. */
export function ReviewedBlanks({ answer, solution }: ReviewedBlanksProps) {
  const words = useExamReviewWording().review;
  return (
    <ul className="wt-blanks">
      {solution.accepted.map((accepted, blank) => {
        const text = blankText(answer ?? undefined, blank);
        const right = blankIsRight(text, accepted);
        const [first = '', ...others] = accepted;
        return (
          <li key={blank} className="wt-blank" data-right={right || undefined} data-given>
            <span className="wt-sign">{right ? rightSign : wrongSign}</span>
            <span className="wt-place">{fill(words.blank, { blank: blank + 1 })}</span>
            <dl>
              <div>
                <dt>{words.given}</dt>
                <dd>{text.trim() || words.empty}</dd>
              </div>
              {!right && (
                <div>
                  <dt>{words.solution}</dt>
                  <dd>{first}</dd>
                </div>
              )}
              {others.length > 0 && (
                <div>
                  <dt>{words.accepted}</dt>
                  <dd>{others.join(words.or)}</dd>
                </div>
              )}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
