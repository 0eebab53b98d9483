import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredOf, blankText, chooseOption, fillBlank } from './answer.ts';
import { answerTo, question } from './exam.fixture.ts';
import { optionLetter, paperSections, sumPoints } from './question.ts';
import type { Question } from './question.ts';
import { paperProgress } from './paper-progress.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id, text: id, picture: null }));
const single: Question = { id: 's', kind: 'single', stem: '题干', points: 1, options };
const multiple: Question = { id: 'm', kind: 'multiple', stem: '题干', points: 1, options };
const blanks: Question = { id: 'f', kind: 'fillIn', stem: '题干', points: 1, blanks: 2 };
const judged: Question = { id: 't', kind: 'trueFalse', stem: '题干', points: 1 };

describe('choosing', () => {
  it('replaces the answer of a single choice', () => {
    expect(chooseOption(single, { kind: 'single', optionId: 'a' }, 'b')).toEqual({ kind: 'single', optionId: 'b' });
  });

  it('adds to a multiple choice in the order of the paper, and takes out again', () => {
    const both = chooseOption(multiple, { kind: 'multiple', optionIds: ['c'] }, 'a');
    expect(both).toEqual({ kind: 'multiple', optionIds: ['a', 'c'] });
    expect(chooseOption(multiple, both, 'c')).toEqual({ kind: 'multiple', optionIds: ['a'] });
    expect(chooseOption(multiple, { kind: 'multiple', optionIds: ['a'] }, 'a')).toBeUndefined();
  });

  it('twice leaves a multiple choice as it was', () => {
    fc.assert(
      fc.property(fc.subarray(['a', 'b', 'c'], { minLength: 1 }), fc.constantFrom('a', 'b', 'c'), (optionIds, id) => {
        const before = { kind: 'multiple', optionIds } as const;
        expect(chooseOption(multiple, chooseOption(multiple, before, id), id)).toEqual(before);
      }),
    );
  });

  it('does nothing to a question without options', () => {
    expect(chooseOption(judged, undefined, 'a')).toBeUndefined();
    expect(fillBlank(single, undefined, 0, 'a')).toBeUndefined();
  });
});

describe('filling in', () => {
  it('keeps the other blanks, and is no answer when all are empty again', () => {
    const one = fillBlank(blanks, undefined, 1, '60');
    expect(one).toEqual({ kind: 'fillIn', texts: ['', '60'] });
    expect(fillBlank(blanks, one, 0, '90')).toEqual({ kind: 'fillIn', texts: ['90', '60'] });
    expect(fillBlank(blanks, one, 1, '')).toBeUndefined();
  });

  it('is read back as it was written, spaces and all', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 1 }), (text, blank) => {
        expect(blankText(fillBlank(blanks, undefined, blank, text), blank)).toBe(text);
      }),
    );
  });
});

describe('a question', () => {
  it('is answered in part while a blank is empty', () => {
    expect(answeredOf(blanks, { kind: 'fillIn', texts: ['90', '　'] })).toBe('partly');
    expect(answeredOf(blanks, { kind: 'fillIn', texts: [' ', ''] })).toBe('no');
    expect(answeredOf(blanks, { kind: 'fillIn', texts: ['90', '60'] })).toBe('yes');
  });

  it('is not answered by an empty choice, or by an answer of another kind', () => {
    expect(answeredOf(multiple, { kind: 'multiple', optionIds: [] })).toBe('no');
    expect(answeredOf(single, { kind: 'trueFalse', value: true })).toBe('no');
    expect(answeredOf(judged, { kind: 'trueFalse', value: false })).toBe('yes');
  });
});

describe('a paper', () => {
  const paper = fc.integer({ min: 0, max: 30 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => question(`q${index}`))));

  it('is told in sections of one kind, in its own order, with nothing lost', () => {
    fc.assert(
      fc.property(paper, (questions) => {
        const sections = paperSections(questions);
        expect(sections.flatMap((section) => section.questions)).toEqual(questions);
        sections.forEach((section, index) => {
          expect(section.questions.every(({ kind }) => kind === section.kind)).toBe(true);
          expect(section.kind).not.toBe(sections[index + 1]?.kind);
          expect(questions[section.from - 1]).toBe(section.questions[0]);
        });
      }),
    );
  });

  it('counts each question once, and knows where to go on', () => {
    fc.assert(
      fc.property(
        paper.chain((questions) =>
          fc.record({
            questions: fc.constant(questions),
            given: fc.tuple(...questions.map((one) => fc.option(answerTo(one), { nil: undefined }))),
            marked: fc.subarray(questions.map(({ id }) => id)),
          }),
        ),
        ({ questions, given, marked }) => {
          const answers = Object.fromEntries(questions.flatMap(({ id }, index) => {
            const answer = given[index];
            return answer ? [[id, answer]] : [];
          }));
          const progress = paperProgress(questions, answers, new Set([...marked, 'of another paper']));
          expect(progress.answered + progress.unanswered).toBe(progress.total);
          expect(progress.total).toBe(questions.length);
          expect(progress.marked).toBe(marked.length);
          expect(progress.firstMarked).toBe(marked[0] ?? null);
          expect(progress.firstUnanswered === null).toBe(progress.unanswered === 0);
        },
      ),
    );
  });

  it('counts a question that is answered in part as not answered', () => {
    expect(paperProgress([blanks, judged], { f: { kind: 'fillIn', texts: ['90', ''] } }, new Set())).toEqual({
      total: 2, answered: 0, unanswered: 2, marked: 0, firstUnanswered: 'f', firstMarked: null,
    });
  });

  it('adds up points in tenths', () => expect(sumPoints([0.1, 0.1, 0.1])).toBe(0.3));
});

describe('the letter of an option', () => {
  it.each([[0, 'A'], [3, 'D'], [25, 'Z'], [26, 'AA'], [51, 'AZ'], [52, 'BA']])('at place %d is %s', (place, letter) => {
    expect(optionLetter(place)).toBe(letter);
  });
});
