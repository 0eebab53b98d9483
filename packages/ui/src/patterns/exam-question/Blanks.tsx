import { blankText, fillBlank } from '@wutong/domain';
import type { Answer, Question } from '@wutong/domain';
import { useExamWording } from '../../wording/exam.ts';
import { fill } from '../../wording/index.ts';

export interface BlanksProps {
  question: Question & { kind: 'fillIn' };
  answer: Answer | undefined;
  /** Ids of what asks: number and stem. */
  labelledBy: string;
  disabled: boolean;
  onAnswer: (questionId: string, answer: Answer | undefined) => void;
}

/** The blanks of a question, each a box of its own, numbered as the stem numbers them. */
export function Blanks({ question, answer, labelledBy, disabled, onAnswer }: BlanksProps) {
  const words = useExamWording().question;
  return (
    <div className="wt-blanks" role="group" aria-labelledby={labelledBy}>
      {Array.from({ length: question.blanks }, (_, blank) => (
        <label key={blank} className="wt-blank">
          <span>{fill(words.blank, { blank: blank + 1 })}</span>
          <input
            type="text"
            autoComplete="off"
            value={blankText(answer, blank)}
            disabled={disabled}
            onChange={(event) => onAnswer(question.id, fillBlank(question, answer, blank, event.target.value))}
          />
        </label>
      ))}
    </div>
  );
}
