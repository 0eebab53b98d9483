import type { AttemptStatus } from './attempt.ts';
import type { ExamAvailability } from './exam.ts';
import type { Verdict } from './marking.ts';
import { optionLetter } from './question.ts';
import type { Answer, Question, QuestionKind, Solution } from './question.ts';

const KIND_LABELS: Record<QuestionKind, string> = {
  single: '单项选择题',
  multiple: '多项选择题',
  trueFalse: '判断题',
  fillIn: '填空题',
};

const ATTEMPT_LABELS: Record<AttemptStatus, string> = {
  notStarted: '未开始',
  running: '答题中',
  submitting: '正在交卷',
  submitted: '待阅卷',
  marked: '已出分',
  expired: '已超时',
};

const VERDICT_LABELS: Record<Verdict, string> = {
  right: '答对',
  part: '部分得分',
  wrong: '答错',
  unanswered: '未作答',
};

const AVAILABILITY_LABELS: Record<ExamAvailability, string> = {
  open: '可以开考',
  notYet: '未到开考时间',
  closed: '考试已结束',
  usedUp: '次数已用完',
};

const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** The word for a kind of question. */
export function questionKindLabel(kind: QuestionKind): string {
  return KIND_LABELS[kind];
}

/** The word for the state of an attempt. */
export function attemptLabel(status: AttemptStatus): string {
  return ATTEMPT_LABELS[status];
}

/** The word for how an answer was judged. */
export function verdictLabel(verdict: Verdict): string {
  return VERDICT_LABELS[verdict];
}

/** The word for whether an exam can be begun. */
export function availabilityLabel(availability: ExamAvailability): string {
  return AVAILABILITY_LABELS[availability];
}

/** The words of the two answers to a true-or-false question. */
export function trueFalseLabel(value: boolean): string {
  return value ? '正确' : '错误';
}

/** The numeral before a section of a paper, counted from 0: 一, 二 ... and digits past ten. */
export function sectionNumeral(place: number): string {
  return NUMERALS[place] ?? String(place + 1);
}

/** Points as a reader sees them: `2 分`, `0.5 分`. */
export function formatPoints(points: number): string {
  return `${Number(points.toFixed(1))} 分`;
}

function lettersOf(question: Question, optionIds: readonly string[]): string {
  const options = 'options' in question ? question.options : [];
  return options.flatMap(({ id }, place) => (optionIds.includes(id) ? [optionLetter(place)] : [])).join('、');
}

/** An answer, or what is right, in a few words: `A`, `A、C`, `正确`, `90；三分之二`. Blank when there is none. */
export function formatAnswer(question: Question, answer: Answer | Solution | null): string {
  if (answer?.kind !== question.kind) return '';
  if (answer.kind === 'single') return lettersOf(question, [answer.optionId]);
  if (answer.kind === 'trueFalse') return trueFalseLabel(answer.value);
  if (answer.kind === 'multiple') return lettersOf(question, answer.optionIds);
  const texts = 'texts' in answer ? answer.texts : answer.accepted.map((accepted) => accepted[0] ?? '');
  return texts.some((text) => text.trim() !== '') ? texts.map((text) => text.trim() || '（空）').join('；') : '';
}
