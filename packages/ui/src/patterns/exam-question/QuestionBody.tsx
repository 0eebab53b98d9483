import { useId } from 'react';
import { Bookmark } from 'lucide';
import { formatPoints, questionKindLabel } from '@wutong/domain';
import type { Answer, Question } from '@wutong/domain';
import { Icon } from '../../components/icon/index.ts';
import { useExamWording } from '../../wording/exam.ts';
import { fill } from '../../wording/index.ts';
import { Blanks } from './Blanks.tsx';
import { Choices } from './Choices.tsx';
import { Wordy } from './Wordy.tsx';

const flag = <Icon of={Bookmark} size="sm" />;

export interface QuestionBodyProps {
  question: Question;
  /** Its place on the paper, from 1. */
  number: number;
  /** How many there are, where it stands alone. */
  total?: number | undefined;
  answer: Answer | undefined;
  /** Put aside to be looked at again. */
  marked: boolean;
  /** The answer as it is now; undefined when it was taken back. */
  onAnswer: (questionId: string, answer: Answer | undefined) => void;
  /** Left out where nothing can be put aside (practice, a preview). */
  onMark?: ((questionId: string, marked: boolean) => void) | undefined;
  /** Answers are no longer taken, or not yet. */
  disabled?: boolean | undefined;
  /** The learner is at this question. */
  current?: boolean | undefined;
  /** Level of its number as a heading; `h3` below a section of a paper. */
  heading?: 'h2' | 'h3' | undefined;
  /** Far from the window: only its words are wanted, in the same elements. */
  light?: boolean | undefined;
}

/** One question as plain elements, styled by the paper or the single question around it. */
export function QuestionBody({
  question, number, total, answer, marked, onAnswer, onMark, disabled = false, current = false,
  heading: Heading = 'h3', light = false,
}: QuestionBodyProps) {
  const words = useExamWording().question;
  const id = useId();
  const kind = questionKindLabel(question.kind);
  const points = formatPoints(question.points);
  const labelledBy = `${id}-no ${id}-stem`;
  const asked = { answer, labelledBy, disabled, onAnswer };
  return (
    <article className="wt-question" data-question={question.id} data-current={current || undefined} tabIndex={-1} aria-labelledby={`${id}-no`}>
      <header>
        <Heading className="wt-no" id={`${id}-no`}>
          <span aria-hidden>
            {number}
            {total !== undefined && <small>{` / ${total}`}</small>}
          </span>
          <span className="wt-said">{fill(words.about, { number, kind, points })}</span>
        </Heading>
        <p className="wt-about" aria-hidden>
          <span className="wt-kind">{kind}</span>
          <span>{points}</span>
        </p>
        {onMark && !light && (
          <button
            type="button"
            className="wt-mark"
            aria-label={fill(words.markOf, { number })}
            aria-pressed={marked}
            onClick={() => onMark(question.id, !marked)}
          >
            {flag}
            {words.mark}
          </button>
        )}
      </header>
      <div className="wt-stem" id={`${id}-stem`}>
        <Wordy text={question.stem} />
        {question.kind === 'multiple' && <p className="wt-several">{words.several}</p>}
      </div>
      {question.kind !== 'fillIn' && <Choices question={question} name={id} light={light} {...asked} />}
      {question.kind === 'fillIn' && !light && <Blanks question={question} {...asked} />}
    </article>
  );
}
