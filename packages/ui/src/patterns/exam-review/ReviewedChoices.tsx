import { Check, X } from 'lucide';
import type { ReviewedQuestion } from '@wutong/domain';
import { Icon } from '../../components/icon/index.ts';
import { useExamReviewWording } from '../../wording/exam-review.ts';
import { choicesOf, isChosen } from '../exam-question/index.ts';

const rightSign = <Icon of={Check} size="sm" />;
const wrongSign = <Icon of={X} size="sm" />;

export interface ReviewedChoicesProps {
  reviewed: ReviewedQuestion;
  /** Only its words are wanted. */
  light: boolean;
}

/** The options as they were: which was chosen and which is right, each in words beside it. */
export function ReviewedChoices({ reviewed: { question, answer, solution }, light }: ReviewedChoicesProps) {
  const words = useExamReviewWording().review;
  const choices = choicesOf(question);
  const pictures = choices.every(({ text, picture }) => picture !== null && text === '');
  return (
    <ul className="wt-choices" data-pictures={pictures || undefined}>
      {choices.map((choice) => {
        const right = isChosen(solution, choice.id);
        const given = isChosen(answer, choice.id);
        return (
          <li key={choice.id} className="wt-choice" data-right={right || undefined} data-given={given || undefined}>
            <span className="wt-sign">{right ? rightSign : given && wrongSign}</span>
            {choice.letter !== null && <span className="wt-letter">{`${choice.letter}.`}</span>}
            <span className="wt-words">
              {choice.text}
              {(right || given) && (
                <small>{[given && words.given, right && words.solution].filter(Boolean).join(words.or)}</small>
              )}
            </span>
            {choice.picture && !light && <img src={choice.picture.url} alt={choice.picture.alt} loading="lazy" />}
          </li>
        );
      })}
    </ul>
  );
}
