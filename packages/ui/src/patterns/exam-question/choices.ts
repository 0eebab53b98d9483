import { chooseOption, optionLetter, trueFalseLabel } from '@wutong/domain';
import type { Answer, Question, QuestionPicture, Solution } from '@wutong/domain';

/** One thing that can be chosen, whatever the kind of question. */
export interface Choice {
  id: string;
  /** A, B, C ...; null where the words say enough (true or false). */
  letter: string | null;
  text: string;
  picture: QuestionPicture | null;
}

/** What a question offers to choose from; nothing for blanks. */
export function choicesOf(question: Question): Choice[] {
  if (question.kind === 'fillIn') return [];
  if (question.kind === 'trueFalse') {
    return [true, false].map((value) => ({ id: String(value), letter: null, text: trueFalseLabel(value), picture: null }));
  }
  return question.options.map((option, place) => ({ ...option, letter: optionLetter(place) }));
}

/** Whether a choice is part of an answer, or of what is right. */
export function isChosen(answer: Answer | Solution | null | undefined, id: string): boolean {
  switch (answer?.kind) {
    case 'single':
      return answer.optionId === id;
    case 'multiple':
      return answer.optionIds.includes(id);
    case 'trueFalse':
      return String(answer.value) === id;
    default:
      return false;
  }
}

/** The answer after a choice was pressed; undefined when nothing is left. */
export function choose(question: Question, before: Answer | undefined, id: string): Answer | undefined {
  return question.kind === 'trueFalse' ? { kind: 'trueFalse', value: id === 'true' } : chooseOption(question, before, id);
}
