import { useMemo } from 'react';
import type { Answer, Question } from '@wutong/domain';
import { choicesOf, choose, isChosen } from './choices.ts';

export interface ChoicesProps {
  question: Question;
  answer: Answer | undefined;
  /** Name of its inputs, one of its own on the page. */
  name: string;
  /** Ids of what asks: number and stem. */
  labelledBy: string;
  /** Only its words are wanted. */
  light: boolean;
  disabled: boolean;
  onAnswer: (questionId: string, answer: Answer | undefined) => void;
}

/** The options of a question: native radios, or checkboxes where several may be right. */
export function Choices({ question, answer, name, labelledBy, light, disabled, onAnswer }: ChoicesProps) {
  const several = question.kind === 'multiple';
  const choices = useMemo(() => choicesOf(question), [question]);
  const pictures = choices.every(({ text, picture }) => picture !== null && text === '');
  return (
    <div className="wt-choices" data-pictures={pictures || undefined} role={several ? 'group' : 'radiogroup'} aria-labelledby={labelledBy}>
      {choices.map((choice) => {
        const chosen = isChosen(answer, choice.id);
        return (
          <label key={choice.id} className="wt-choice" data-chosen={chosen || undefined}>
            {!light && (
              <input
                type={several ? 'checkbox' : 'radio'}
                name={name}
                checked={chosen}
                disabled={disabled}
                onChange={() => onAnswer(question.id, choose(question, answer, choice.id))}
              />
            )}
            {choice.letter !== null && <span className="wt-letter">{`${choice.letter}.`}</span>}
            {choice.text !== '' && <span className="wt-words">{choice.text}</span>}
            {choice.picture && !light && <img src={choice.picture.url} alt={choice.picture.alt} loading="lazy" />}
          </label>
        );
      })}
    </div>
  );
}
