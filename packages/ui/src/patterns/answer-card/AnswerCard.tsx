import { useMemo } from 'react';
import type { ComponentProps } from 'react';
import { answeredOf, paperProgress, paperSections, questionKindLabel } from '@wutong/domain';
import type { AnswerSheet, Question } from '@wutong/domain';
import { useExamWording } from '../../wording/exam.ts';
import { fill } from '../../wording/index.ts';
import { Root } from './AnswerCard.styles.ts';
import { SheetCell } from './SheetCell.tsx';

export interface AnswerCardProps extends Omit<ComponentProps<'nav'>, 'children'> {
  questions: readonly Question[];
  answers: AnswerSheet;
  marked: ReadonlySet<string>;
  /** Id of the question that the learner is at. */
  current: string | null;
  /** Goes to a question. Keep the function the same between renders, and so are the numbers that did not change. */
  onJump: (questionId: string) => void;
  /** Keeps the heading for screen readers only, where the frame around it has one (a drawer). */
  hideTitle?: boolean | undefined;
}

const LEGEND = ['yes', 'partly', 'no', 'marked', 'current'] as const;

/** The answer card: every question by its number, what is done, left and put aside, and the way to each. */
export function AnswerCard({ questions, answers, marked, current, onJump, hideTitle = false, ...rest }: AnswerCardProps) {
  const words = useExamWording().sheet;
  const sections = useMemo(() => paperSections(questions), [questions]);
  const progress = paperProgress(questions, answers, marked);
  const hasBlanks = sections.some(({ kind }) => kind === 'fillIn');
  const legend = LEGEND.filter((each) => each !== 'partly' || hasBlanks);
  return (
    <Root aria-label={words.title} {...rest}>
      <div className="wt-head">
        <h2 className={hideTitle ? 'wt-said' : undefined}>{words.title}</h2>
        <p>{fill(words.summary, { answered: progress.answered, total: progress.total })}</p>
      </div>
      <ul className="wt-legend" aria-label={words.legend}>
        {legend.map((each) => (
          <li key={each}>
            <span
              className="wt-cell"
              aria-hidden
              data-answered={each === 'marked' || each === 'current' ? 'no' : each}
              data-marked={each === 'marked' || undefined}
              data-current={each === 'current' || undefined}
            />
            {words[each]}
          </li>
        ))}
      </ul>
      <div className="wt-sections">
        {sections.map((section) => (
          <section key={section.from} aria-label={questionKindLabel(section.kind)}>
            <h3>{questionKindLabel(section.kind)}</h3>
            <ol className="wt-cells">
              {section.questions.map((question, index) => (
                <SheetCell
                  key={question.id}
                  questionId={question.id}
                  number={section.from + index}
                  answered={answeredOf(question, answers[question.id])}
                  marked={marked.has(question.id)}
                  current={question.id === current}
                  onJump={onJump}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Root>
  );
}
