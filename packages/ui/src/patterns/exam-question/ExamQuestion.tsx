import type { ComponentProps } from 'react';
import { Root } from './ExamQuestion.styles.ts';
import { QuestionBody } from './QuestionBody.tsx';
import type { QuestionBodyProps } from './QuestionBody.tsx';

export interface ExamQuestionProps
  extends Omit<QuestionBodyProps, 'light' | 'current'>, Omit<ComponentProps<'div'>, 'children'> {}

/** One question of an exam by itself, as a phone shows them: roomy, with frames around what can be pressed. */
export function ExamQuestion({
  question, number, total, answer, marked, onAnswer, onMark, disabled, heading = 'h2', ...rest
}: ExamQuestionProps) {
  return (
    <Root {...rest}>
      <QuestionBody {...{ question, number, total, answer, marked, onAnswer, onMark, disabled, heading }} />
    </Root>
  );
}
