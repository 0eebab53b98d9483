import fc from 'fast-check';
import type { Answer, Question, QuestionKind, Solution } from './question.ts';

const OPTION_IDS = ['o1', 'o2', 'o3', 'o4', 'o5'];

/** Points with at most one decimal, as papers give them. */
export const points = fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10);

/** A question of any kind with five options or up to four blanks. */
export function question(id = 'q'): fc.Arbitrary<Question> {
  const asked = { id: fc.constant(id), stem: fc.constant('题干'), points };
  const options = fc.constant(OPTION_IDS.map((each) => ({ id: each, text: each, picture: null })));
  return fc.oneof(
    fc.record({ ...asked, kind: fc.constantFrom('single' as const, 'multiple' as const), options }),
    fc.record({ ...asked, kind: fc.constant('trueFalse' as const) }),
    fc.record({ ...asked, kind: fc.constant('fillIn' as const), blanks: fc.integer({ min: 1, max: 4 }) }),
  );
}

const optionIds = fc.subarray(OPTION_IDS, { minLength: 1 });
const word = fc.constantFrom('90', '三分之二', '阀门', 'GB 3836', '10³');

/** An answer to a question; of its own kind unless another is asked for. */
export function answerTo(one: Question, kind: QuestionKind = one.kind): fc.Arbitrary<Answer> {
  const blanks = one.kind === 'fillIn' ? one.blanks : 1;
  switch (kind) {
    case 'single':
      return fc.record({ kind: fc.constant(kind), optionId: fc.constantFrom(...OPTION_IDS) });
    case 'multiple':
      return fc.record({ kind: fc.constant(kind), optionIds });
    case 'trueFalse':
      return fc.record({ kind: fc.constant(kind), value: fc.boolean() });
    default:
      return fc.record({ kind: fc.constant(kind), texts: fc.array(fc.oneof(word, fc.constant('')), { minLength: blanks, maxLength: blanks }) });
  }
}

/** What is right about a question. */
export function solutionOf(one: Question): fc.Arbitrary<Solution> {
  if (one.kind !== 'fillIn') return answerTo(one).filter((answer) => answer.kind !== 'fillIn');
  return fc.record({
    kind: fc.constant(one.kind),
    accepted: fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: one.blanks, maxLength: one.blanks }),
  });
}

/** The answer that a solution asks for. */
export function rightAnswer(solution: Solution): Answer {
  return solution.kind === 'fillIn'
    ? { kind: 'fillIn', texts: solution.accepted.map((accepted) => accepted[0] ?? '') }
    : solution;
}
