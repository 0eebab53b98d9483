import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo, points, question, rightAnswer, solutionOf } from './exam.fixture.ts';
import { blankIsRight, markAnswer, markPaper, normaliseBlank, paperScore } from './marking.ts';
import type { MarkingRules } from './marking.ts';
import type { Question } from './question.ts';

const STRICT: MarkingRules = { pointsPerRightOption: null };
const KIND: MarkingRules = { pointsPerRightOption: 0.5 };
const rules = fc.constantFrom(STRICT, KIND);
const marked = question().chain((one) => fc.record({ one: fc.constant(one), answer: answerTo(one), solution: solutionOf(one), rule: rules }));

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id, picture: null }));
const multiple: Question = { id: 'm', kind: 'multiple', stem: '题干', points: 2, options };
const blanks: Question = { id: 'f', kind: 'fillIn', stem: '题干', points: 1, blanks: 3 };

describe('an answer', () => {
  it('earns between nothing and all of its points, in whole tenths', () => {
    fc.assert(
      fc.property(marked, ({ one, answer, solution, rule }) => {
        const { score, verdict } = markAnswer(one, answer, solution, rule);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(one.points);
        expect(Number(score.toFixed(1))).toBe(score);
        expect(verdict === 'right' ? score : one.points).toBe(one.points);
        expect(verdict === 'wrong' || verdict === 'unanswered' ? score : 0).toBe(0);
      }),
    );
  });

  it('that says what is right earns all, whatever the rules', () => {
    fc.assert(
      fc.property(question().chain((one) => fc.record({ one: fc.constant(one), solution: solutionOf(one), rule: rules })), ({ one, solution, rule }) => {
        expect(markAnswer(one, rightAnswer(solution), solution, rule)).toEqual({ verdict: 'right', score: one.points });
      }),
    );
  });

  it('of another kind than its question, or none, is no answer', () => {
    fc.assert(
      fc.property(marked, fc.constantFrom('single', 'multiple', 'trueFalse', 'fillIn'), rules, ({ one, solution }, kind, rule) => {
        const stray = kind === one.kind ? undefined : fc.sample(answerTo(one, kind), 1)[0];
        expect(markAnswer(one, stray, solution, rule)).toEqual({ verdict: 'unanswered', score: 0 });
      }),
    );
  });
});

describe('a multiple choice', () => {
  const solution = { kind: 'multiple', optionIds: ['a', 'b', 'c'] } as const;
  const earns = (ids: string[], rule: MarkingRules) => markAnswer(multiple, { kind: 'multiple', optionIds: ids }, solution, rule);

  it('asks for all and only the right options', () => {
    expect(earns(['c', 'a', 'b'], STRICT)).toEqual({ verdict: 'right', score: 2 });
    expect(earns(['a', 'b'], STRICT)).toEqual({ verdict: 'wrong', score: 0 });
  });

  it('may earn something for each right one, but nothing with a wrong one', () => {
    expect(earns(['a', 'b'], KIND)).toEqual({ verdict: 'part', score: 1 });
    expect(earns(['a', 'b', 'd'], KIND)).toEqual({ verdict: 'wrong', score: 0 });
  });

  it('that misses some is not right, even where the parts come to the whole', () => {
    expect(earns(['a', 'b'], { pointsPerRightOption: 1 })).toEqual({ verdict: 'part', score: 2 });
  });

  it('never earns more with a wrong option than without', () => {
    fc.assert(
      fc.property(fc.subarray(['a', 'b', 'c'], { minLength: 1 }), rules, (ids, rule) => {
        expect(earns([...ids, 'd'], rule).score).toBeLessThanOrEqual(earns(ids, rule).score);
      }),
    );
  });
});

describe('a blank', () => {
  it.each([
    ['９０', '90'],
    ['（ＡＢ）', '(ab)'],
    [' 90　学时 ', '90学时'],
    ['GB 3836', 'gb3836'],
    ['三分\u200b之二', '三分之二'],
    ['10³', '10³'],
  ])('%j is compared as %j', (text, compared) => expect(normaliseBlank(text)).toBe(compared));

  it('is compared the same however often it was normalised', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normaliseBlank(normaliseBlank(text))).toBe(normaliseBlank(text));
    }));
  });

  it('takes any of the accepted texts, and never an empty one', () => {
    expect(blankIsRight('三分之二', ['2/3', '三分之二'])).toBe(true);
    expect(blankIsRight('２／３', ['2/3', '三分之二'])).toBe(true);
    expect(blankIsRight('1/3', ['2/3'])).toBe(false);
    expect(blankIsRight('　', ['', '2/3'])).toBe(false);
  });

  it('earns its share of the question, in whole tenths', () => {
    const solution = { kind: 'fillIn', accepted: [['90'], ['60'], ['30']] } as const;
    const earns = (texts: string[]) => markAnswer(blanks, { kind: 'fillIn', texts }, solution, STRICT);
    expect(earns(['90', '60', '30'])).toEqual({ verdict: 'right', score: 1 });
    expect(earns(['90', '60', ''])).toEqual({ verdict: 'part', score: 0.6 });
    expect(earns(['', '60'])).toEqual({ verdict: 'part', score: 0.3 });
    expect(earns(['1', '2', '3'])).toEqual({ verdict: 'wrong', score: 0 });
    expect(earns(['', ' ', '　'])).toEqual({ verdict: 'unanswered', score: 0 });
  });

  it('without any accepted text is never right', () => {
    expect(markAnswer(blanks, { kind: 'fillIn', texts: ['90', '60', '30'] }, { kind: 'fillIn', accepted: [] }, STRICT).verdict).toBe('wrong');
  });
});

describe('a paper', () => {
  it('earns the sum of its marks, without an error of floating point', () => {
    fc.assert(
      fc.property(fc.array(points, { maxLength: 60 }), (all) => {
        const questions = all.map((each, index): Question => ({ id: String(index), kind: 'trueFalse', stem: '题干', points: each }));
        const solutions = Object.fromEntries(questions.map(({ id }) => [id, { solution: { kind: 'trueFalse' as const, value: true }, analysis: null }]));
        const answers = Object.fromEntries(questions.map(({ id }, index) => [id, { kind: 'trueFalse' as const, value: index % 2 === 0 }]));
        const { score, total, right, wrong } = paperScore(markPaper(questions, answers, solutions, STRICT));
        const tenths = (some: number[]) => some.reduce((sum, each) => sum + Math.round(each * 10), 0) / 10;
        expect(total).toBe(tenths(all));
        expect(score).toBe(tenths(all.filter((_, index) => index % 2 === 0)));
        expect(right + wrong).toBe(all.length);
      }),
    );
  });

  it('leaves out what nobody knows the answer to', () => {
    expect(markPaper([multiple], {}, {}, STRICT)).toEqual([]);
  });
});
