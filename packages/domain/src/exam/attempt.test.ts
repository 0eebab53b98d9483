import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toIsoTime } from '../time/time.ts';
import { ATTEMPT_STATUSES, attemptCanBecome, takesAnswers } from './attempt.ts';
import type { AttemptStatus } from './attempt.ts';
import { examAvailability, workbookPercent } from './exam.ts';
import type { MockExam } from './exam.ts';
import { attemptLabel, availabilityLabel, formatAnswer, formatPoints, questionKindLabel, sectionNumeral, verdictLabel } from './labels.ts';
import { deadlineOf, secondsLeft, serverOffset, timeNotice } from './time-left.ts';
import type { Question } from './question.ts';

const status = fc.constantFrom<AttemptStatus>(...ATTEMPT_STATUSES);
const start = Date.parse('2026-11-21T09:00:00+08:00');
const time = { startedAt: '2026-11-21T09:00:00+08:00', minutes: 120, closesAt: null };

describe('an attempt', () => {
  it.each<[AttemptStatus, AttemptStatus[]]>([
    ['notStarted', ['running', 'expired']],
    ['running', ['submitting', 'expired']],
    ['submitting', ['running', 'submitted', 'expired']],
    ['submitted', ['marked']],
    ['marked', []],
    ['expired', ['submitting', 'submitted']],
  ])('that is %s may become exactly %j', (from, next) => {
    expect(ATTEMPT_STATUSES.filter((to) => attemptCanBecome(from, to))).toEqual(next);
  });

  it('never begins again, and is never marked before it was handed in', () => {
    fc.assert(
      fc.property(status, (from) => {
        expect(attemptCanBecome(from, 'notStarted') || attemptCanBecome(from, from)).toBe(false);
        expect(attemptCanBecome(from, 'marked')).toBe(from === 'submitted');
      }),
    );
  });

  it('takes answers while it runs, and at no other time', () => {
    expect(ATTEMPT_STATUSES.filter((each) => takesAnswers({ status: each }))).toEqual(['running']);
  });
});

describe('the time left', () => {
  it('is the same on every device, however its clock is set', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: -10, max: 8000 }), (wrong, seconds) => {
        const device = start + seconds * 1000 + wrong;
        const offset = serverOffset(toIsoTime(start + seconds * 1000), device);
        expect(secondsLeft(time, device, offset)).toBe(Math.max(0, 7200 - seconds));
      }),
    );
  });

  it('only shrinks, and is over at the deadline and not a moment before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_000_000 }), fc.integer({ min: 0, max: 9_000_000 }), (a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        expect(secondsLeft(time, start + late, 0)).toBeLessThanOrEqual(secondsLeft(time, start + early, 0));
      }),
    );
    expect(secondsLeft(time, deadlineOf(time) - 1, 0)).toBe(1);
    expect(secondsLeft(time, deadlineOf(time), 0)).toBe(0);
  });

  it('ends when the exam closes for everybody', () => {
    expect(secondsLeft({ ...time, closesAt: '2026-11-21T09:30:00+08:00' }, start, 0)).toBe(1800);
    expect(secondsLeft({ ...time, closesAt: '2026-11-21T18:00:00+08:00' }, start, 0)).toBe(7200);
  });

  it.each([[901, null], [900, 15], [301, 15], [300, 5], [61, 5], [60, 1], [1, 1], [0, 'over']] as const)(
    'of %d seconds has been told as %s',
    (seconds, notice) => expect(timeNotice(seconds)).toBe(notice),
  );
});

describe('an exam', () => {
  const exam: MockExam = {
    id: '1', name: '模拟考试', categoryName: '安全', questionCount: 10, totalPoints: 100, passPoints: 60, minutes: 120,
    rules: { pointsPerRightOption: null }, opensAt: '2026-11-21T09:00:00+08:00', closesAt: '2026-11-22T09:00:00+08:00',
    attemptsAllowed: 2, attemptsUsed: 1,
  };

  it.each([
    ['2026-11-21T08:59:59+08:00', 'notYet'],
    ['2026-11-21T09:00:00+08:00', 'open'],
    ['2026-11-22T08:59:59+08:00', 'open'],
    ['2026-11-22T09:00:00+08:00', 'closed'],
  ])('at %s is %s', (now, availability) => expect(examAvailability(exam, now)).toBe(availability));

  it('can be taken as often as allowed', () => {
    const now = '2026-11-21T10:00:00+08:00';
    expect(examAvailability({ ...exam, attemptsUsed: 2 }, now)).toBe('usedUp');
    expect(examAvailability({ ...exam, attemptsUsed: 99, attemptsAllowed: null, opensAt: null, closesAt: null }, now)).toBe('open');
  });

  it.each([[0, 0, 0], [3, 1, 33], [3, 3, 100], [2, 5, 100]])('workbook of %d questions with %d done is at %d %%', (questionCount, doneCount, percent) => {
    expect(workbookPercent({ questionCount, doneCount })).toBe(percent);
  });
});

describe('the words', () => {
  const options = ['x', 'y', 'z'].map((id) => ({ id, text: id, picture: null }));
  const multiple: Question = { id: 'm', kind: 'multiple', stem: '题干', points: 1, options };
  const blanks: Question = { id: 'f', kind: 'fillIn', stem: '题干', points: 1, blanks: 2 };

  it('name kinds, states, verdicts, reasons and sections', () => {
    expect(questionKindLabel('multiple')).toBe('多项选择题');
    expect(ATTEMPT_STATUSES.map(attemptLabel)).toEqual(['未开始', '答题中', '正在交卷', '待阅卷', '已出分', '已超时']);
    expect(verdictLabel('part')).toBe('部分得分');
    expect(availabilityLabel('usedUp')).toBe('次数已用完');
    expect([0, 9, 10].map(sectionNumeral)).toEqual(['一', '十', '11']);
    expect([2, 0.5].map(formatPoints)).toEqual(['2 分', '0.5 分']);
  });

  it('say an answer by its letters, in the order of the paper', () => {
    expect(formatAnswer(multiple, { kind: 'multiple', optionIds: ['z', 'x'] })).toBe('A、C');
    expect(formatAnswer({ ...multiple, kind: 'single' }, { kind: 'single', optionId: 'y' })).toBe('B');
    expect(formatAnswer({ ...multiple, kind: 'single' }, { kind: 'single', optionId: 'gone' })).toBe('');
  });

  it('say true and false, blanks, and nothing for nothing', () => {
    expect(formatAnswer({ id: 't', kind: 'trueFalse', stem: '题干', points: 1 }, { kind: 'trueFalse', value: false })).toBe('错误');
    expect(formatAnswer(blanks, { kind: 'fillIn', texts: ['90', ' '] })).toBe('90；（空）');
    expect(formatAnswer(blanks, { kind: 'fillIn', accepted: [['90', '九十'], ['2/3']] })).toBe('90；2/3');
    expect(formatAnswer(blanks, { kind: 'fillIn', texts: ['', ''] })).toBe('');
    expect(formatAnswer(multiple, null)).toBe('');
  });
});
