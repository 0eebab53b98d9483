import type { Answer, Question } from './question.ts';

/** How far a question is answered. `partly` is a question of which some blanks are empty. */
export type Answered = 'no' | 'partly' | 'yes';

/**
 * The answer after an option was pressed. Of a single choice the last one counts; of a multiple choice it is put
 * in or taken out, and the ids stay in the order of the paper. Undefined when nothing is left.
 */
export function chooseOption(question: Question, before: Answer | undefined, optionId: string): Answer | undefined {
  if (question.kind === 'single') return { kind: 'single', optionId };
  if (question.kind !== 'multiple') return before;
  const chosen = new Set(before?.kind === 'multiple' ? before.optionIds : []);
  if (!chosen.delete(optionId)) chosen.add(optionId);
  const optionIds = question.options.map((option) => option.id).filter((id) => chosen.has(id));
  return optionIds.length === 0 ? undefined : { kind: 'multiple', optionIds };
}

/** The answer after a blank, counted from 0, was written into. Undefined when every blank is empty again. */
export function fillBlank(question: Question, before: Answer | undefined, blank: number, text: string): Answer | undefined {
  if (question.kind !== 'fillIn') return before;
  const texts = Array.from({ length: question.blanks }, (_, place) => (place === blank ? text : blankText(before, place)));
  return texts.every((each) => each === '') ? undefined : { kind: 'fillIn', texts };
}

/** What stands in a blank, counted from 0. */
export function blankText(answer: Answer | undefined, blank: number): string {
  return answer?.kind === 'fillIn' ? (answer.texts[blank] ?? '') : '';
}

/** How far a question is answered; blanks with nothing but spaces are empty. */
export function answeredOf(question: Question, answer: Answer | undefined): Answered {
  if (answer?.kind !== question.kind) return 'no';
  if (question.kind !== 'fillIn') return answer.kind === 'multiple' && answer.optionIds.length === 0 ? 'no' : 'yes';
  let filled = 0;
  for (let blank = 0; blank < question.blanks; blank += 1) {
    if (blankText(answer, blank).trim() !== '') filled += 1;
  }
  if (filled === 0) return 'no';
  return filled < question.blanks ? 'partly' : 'yes';
}
