import { memo, useCallback, useId, useMemo } from 'react';
import type { ComponentProps, FocusEvent } from 'react';
import { formatPoints, paperSections, questionKindLabel, sectionNumeral, sumPoints } from '@wutong/domain';
import type { Answer, AnswerSheet, Question } from '@wutong/domain';
import { LongRows } from '../../components/long-list/index.ts';
import { useExamWording } from '../../wording/exam.ts';
import { fill } from '../../wording/index.ts';
import { QuestionBody } from '../exam-question/index.ts';
import { Root } from './ExamPaper.styles.ts';
import { useSteady } from './use-steady.ts';

/** A question that has not changed is not drawn again, however long the paper is. */
const QuestionRow = memo(QuestionBody);

const idOf = (question: Question): string => question.id;

/** So many questions stand on the page in full; of longer papers those near the window do. */
const SHORT_PAPER = 40;

export interface ExamPaperProps extends Omit<ComponentProps<'div'>, 'children'> {
  questions: readonly Question[];
  answers: AnswerSheet;
  /** The answer as it is now; undefined when it was taken back. */
  onAnswer: (questionId: string, answer: Answer | undefined) => void;
  /** Ids of questions that are put aside. */
  marked: ReadonlySet<string>;
  onMark: (questionId: string, marked: boolean) => void;
  /** Id of the question that the learner is at. */
  current?: string | null | undefined;
  /** The learner went to another question, by pointer or keyboard. */
  onCurrent?: ((questionId: string) => void) | undefined;
  /** Answers are no longer taken. */
  disabled?: boolean | undefined;
}

/** A whole paper, section by section. Answering one question draws that question again and no other. */
export function ExamPaper({
  questions, answers, onAnswer, marked, onMark, current, onCurrent, disabled = false, ...rest
}: ExamPaperProps) {
  const words = useExamWording().paper;
  const id = useId();
  const answer = useSteady(onAnswer);
  const mark = useSteady(onMark);
  const sections = useMemo(() => paperSections(questions), [questions]);
  const numbers = useMemo(() => new Map(questions.map((question, index) => [question.id, index + 1])), [questions]);
  const draw = useCallback(
    (question: Question, near: boolean) => (
      <QuestionRow
        question={question}
        number={numbers.get(question.id) ?? 0}
        answer={answers[question.id]}
        marked={marked.has(question.id)}
        current={question.id === current}
        disabled={disabled}
        light={!near}
        onAnswer={answer}
        onMark={mark}
      />
    ),
    [numbers, answers, marked, current, disabled, answer, mark],
  );
  const arrive = ({ target }: FocusEvent<HTMLElement>): void => {
    const at = target.closest<HTMLElement>('[data-question]')?.dataset['question'];
    if (at !== undefined && at !== current) onCurrent?.(at);
  };
  return (
    <Root role="region" aria-label={words.label} onFocus={arrive} {...rest}>
      {sections.length === 0 && <p className="wt-none">{words.empty}</p>}
      {sections.map((section, place) => (
        <section key={section.from} aria-labelledby={`${id}-${place}`}>
          <div className="wt-section">
            <h2 id={`${id}-${place}`}>
              {fill(words.section, { numeral: sectionNumeral(place), kind: questionKindLabel(section.kind) })}
            </h2>
            <p>
              {fill(words.sectionAbout, {
                count: section.questions.length,
                points: formatPoints(sumPoints(section.questions.map(({ points }) => points))),
              })}
            </p>
          </div>
          <LongRows
            items={section.questions}
            keyOf={idOf}
            renderRow={draw}
            short={questions.length <= SHORT_PAPER ? SHORT_PAPER : 0}
            eager={place === 0 ? undefined : 0}
          />
        </section>
      ))}
    </Root>
  );
}
