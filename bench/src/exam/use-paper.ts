import { useCallback, useState } from 'react';
import { paperProgress } from '@wutong/domain';
import type { Answer, AnswerSheet } from '@wutong/domain';
import { QUESTIONS } from './data.ts';

/** What was answered and marked, and how far the paper is: the same business rules under every contender. */
export function usePaper() {
  const [answers, setAnswers] = useState<AnswerSheet>({});
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const answer = useCallback((id: string, given: Answer | undefined): void => {
    setAnswers(({ [id]: _before, ...others }) => (given ? { ...others, [id]: given } : others));
  }, []);
  const mark = useCallback((id: string, on: boolean): void => {
    setMarked((before) => {
      const after = new Set(before);
      if (on) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  return { answers, marked, answer, mark, progress: paperProgress(QUESTIONS, answers, marked) };
}

/** One question as a windowed list draws it. */
export interface QuestionProps {
  place: number;
  given: Answer | undefined;
  marked: boolean;
  onAnswer: (id: string, given: Answer | undefined) => void;
  onMark: (id: string, on: boolean) => void;
}
