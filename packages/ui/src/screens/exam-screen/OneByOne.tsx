import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide';
import type { AnswerSheet, Question } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { ExamQuestion } from '../../patterns/exam-question/index.ts';
import { useExamWording } from '../../wording/exam.ts';
import { fill } from '../../wording/index.ts';
import type { ExamScreenProps } from './props.ts';

export interface OneByOneProps extends Pick<ExamScreenProps, 'onAnswer' | 'onMark'> {
  questions: readonly Question[];
  answers: AnswerSheet;
  marked: ReadonlySet<string>;
  /** Place of the question that is shown, from 0. */
  at: number;
  answered: number;
  disabled: boolean;
  onJump: (questionId: string) => void;
  onCard: () => void;
  /** Asks to hand in, from the last question. */
  onSubmit: () => void;
}

/** The paper of a phone: one question, and the way on within the thumb's reach. */
export function OneByOne({
  questions, answers, marked, at, answered, disabled, onAnswer, onMark, onJump, onCard, onSubmit,
}: OneByOneProps) {
  const words = useExamWording();
  const question = questions[at];
  const previous = questions[at - 1];
  const next = questions[at + 1];
  const total = questions.length;
  if (!question) return null;
  return (
    <>
      <div className="wt-one">
        <span className="wt-said" role="status">{fill(words.room.position, { number: at + 1, total })}</span>
        <ExamQuestion
          key={question.id}
          question={question}
          number={at + 1}
          total={total}
          answer={answers[question.id]}
          marked={marked.has(question.id)}
          disabled={disabled}
          onAnswer={onAnswer}
          onMark={onMark}
        />
      </div>
      <nav className="wt-ways" aria-label={words.room.ways}>
        <Button
          icon={<Icon of={ChevronLeft} size="sm" />}
          disabled={!previous}
          onClick={() => previous && onJump(previous.id)}
        >
          {words.room.previous}
        </Button>
        <Button variant="quiet" icon={<Icon of={LayoutGrid} size="sm" />} onClick={onCard}>
          {fill(words.sheet.open, { answered, total })}
        </Button>
        {next ? (
          <Button variant="primary" onClick={() => onJump(next.id)}>
            {words.room.next}
            <Icon of={ChevronRight} size="sm" />
          </Button>
        ) : (
          <Button variant="primary" disabled={disabled} onClick={onSubmit}>{words.room.submit}</Button>
        )}
      </nav>
    </>
  );
}
