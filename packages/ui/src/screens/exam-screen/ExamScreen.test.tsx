import type { Attempt, Question } from '@wutong/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { examAnswers, examMarks, examQuestions, mockExam } from '../../testing/exam.ts';
import { mount } from '../../testing/mount.ts';
import { baseCss, defineTheme, themeToCss } from '../../theme/index.ts';
import { ExamScreen } from './ExamScreen.tsx';
import type { ExamScreenProps } from './props.ts';

const startedAt = '2026-11-21T09:00:00+08:00';
const submittedAt = '2026-11-21T10:32:00+08:00';
const running: Attempt = { status: 'running', startedAt };

function given(attempt: Attempt = running, overrides: Partial<ExamScreenProps> = {}): ExamScreenProps {
  return {
    state: { status: 'ready', exam: mockExam(), questions: examQuestions(20), attempt, availability: 'open' },
    answers: examAnswers(20), marked: examMarks, saving: 'saved', secondsLeft: 5025, starting: false, onStart: vi.fn(),
    onAnswer: vi.fn(), onMark: vi.fn(), onSubmit: vi.fn(), reviewHref: '#review', backHref: '#exams', onRetry: vi.fn(),
    ...overrides,
  };
}

/** Widths decide what is drawn and what can be pressed, so these tests need a theme's lengths. */
const dress = document.createElement('style');
dress.textContent = `${baseCss}${themeToCss(defineTheme({ key: 'probe', name: 'Probe' }))}`;
beforeAll(() => document.head.append(dress));
afterAll(() => dress.remove());

const dialog = page.getByRole('alertdialog', { name: '确认交卷' });

describe('ExamScreen on a desk', () => {
  beforeEach(() => page.viewport(1280, 800));

  it('shows the whole paper with the answer card beside it', async () => {
    mount(<ExamScreen {...given()} />);
    await expect.element(page.getByRole('article')).toHaveLength(20);
    await expect.element(page.getByRole('navigation', { name: '答题卡' })).toBeVisible();
    await expect.element(page.getByRole('timer')).toHaveTextContent('剩余时间1:23:45');
  });

  it('takes the focus along to the question that is chosen on the card', async () => {
    mount(<ExamScreen {...given()} />);
    await page.getByRole('button', { name: '第 18 题，未答' }).click();
    const question = page.getByRole('article', { name: /^第 18 题/ });
    await expect.element(question).toHaveFocus();
    await expect.element(question).toBeInViewport();
    await expect.element(page.getByRole('button', { name: '第 18 题，未答' })).toHaveAttribute('aria-current', 'true');
  });

  it('follows the learner on the card', async () => {
    mount(<ExamScreen {...given()} />);
    await page.getByRole('button', { name: '标记第 2 题' }).click();
    await expect.element(page.getByRole('button', { name: '第 2 题，已答' })).toHaveAttribute('aria-current', 'true');
  });

  it('hands in only what was confirmed', async () => {
    const props = given();
    mount(<ExamScreen {...props} />);
    await page.getByRole('button', { name: '交卷' }).click();
    await expect.element(dialog).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
    await dialog.getByRole('button', { name: '交卷' }).click();
    expect(props.onSubmit).toHaveBeenCalledOnce();
  });

  it('leads from the question whether to hand in to what is not answered', async () => {
    mount(<ExamScreen {...given()} />);
    await page.getByRole('button', { name: '交卷' }).click();
    await dialog.getByRole('button', { name: '查看未答的题' }).click();
    await expect.element(page.getByRole('article', { name: /^第 9 题/ })).toHaveFocus();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('draws no question again when the clock ticks', async () => {
    const drawn: string[] = [];
    const questions = examQuestions(20).map((question): Question => {
      const { stem } = question;
      return Object.defineProperty({ ...question }, 'stem', { get: () => (drawn.push(question.id), stem) });
    });
    const props = given(running, {
      state: { status: 'ready', exam: mockExam(), questions, attempt: running, availability: 'open' },
    });
    const { render } = mount(<ExamScreen {...props} />);
    await expect.element(page.getByRole('article')).toHaveLength(20);
    await new Promise((resolve) => setTimeout(resolve, 300));
    drawn.length = 0;
    render(<ExamScreen {...props} secondsLeft={5024} />);
    await expect.element(page.getByRole('timer')).toHaveTextContent('剩余时间1:23:44');
    expect(drawn).toEqual([]);
  });

  it.each<[string, Attempt, number, RegExp]>([
    ['while the paper is on its way', { status: 'submitting', startedAt, reason: 'learner' }, 600, /正在交卷/],
    ['when the time is up', { status: 'submitting', startedAt, reason: 'timeUp' }, 0, /考试时间已到，不能再修改答案/],
    ['when the time is up and nobody has noticed yet', running, 0, /正在为您自动交卷/],
  ])('takes no answers %s, says so, and keeps those given in sight', async (_when, attempt, secondsLeft, words) => {
    mount(<ExamScreen {...given(attempt, { secondsLeft })} />);
    await expect.element(page.getByText(words)).toBeVisible();
    const first = page.getByRole('radio', { name: 'A. 全面负责' });
    await expect.element(first).toBeDisabled();
    await expect.element(first).toBeChecked();
  });
});

describe('ExamScreen on a phone', () => {
  beforeEach(() => page.viewport(360, 740));

  it('shows one question, and the focus stays on the way on', async () => {
    mount(<ExamScreen {...given()} />);
    await expect.element(page.getByRole('article')).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: '上一题' })).toBeDisabled();
    await page.getByRole('button', { name: '下一题' }).click();
    await expect.element(page.getByRole('article', { name: /^第 2 题/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '下一题' })).toHaveFocus();
    await expect.element(page.getByText('第 2 题，共 20 题')).toBeInTheDocument();
  });

  it('goes to any question by the card from below', async () => {
    mount(<ExamScreen {...given()} />);
    await page.getByRole('button', { name: '答题卡 18/20' }).click();
    await page.getByRole('dialog', { name: '答题卡' }).getByRole('button', { name: '第 20 题，已答' }).click();
    await expect.element(page.getByRole('article', { name: /^第 20 题/ })).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers to hand in after the last question', async () => {
    const questions = examQuestions(20).slice(0, 1);
    mount(<ExamScreen {...given(running, { state: { status: 'ready', exam: mockExam(), questions, attempt: running, availability: 'open' } })} />);
    await expect.element(page.getByRole('button', { name: '下一题' })).not.toBeInTheDocument();
    await page.getByRole('navigation', { name: '题目导航' }).getByRole('button', { name: '交卷' }).click();
    await expect.element(dialog).toBeVisible();
  });
});

describe('ExamScreen before and after', () => {
  it('says what the exam asks, and begins it', async () => {
    const props = given({ status: 'notStarted' });
    mount(<ExamScreen {...props} />);
    await expect.element(page.getByText('120 分钟')).toBeVisible();
    await expect.element(page.getByText('2 次')).toBeVisible();
    await page.getByRole('button', { name: '开始考试' }).click();
    expect(props.onStart).toHaveBeenCalledOnce();
  });

  it.each([
    ['notYet', '考试将于 11 月 21 日 09:00 开放。'],
    ['closed', '考试已于 11 月 28 日 18:00 结束。'],
    ['usedUp', '您的考试次数已经用完。'],
  ] as const)('cannot be begun when it is %s, and says why', async (availability, words) => {
    mount(<ExamScreen {...given(running, { state: { status: 'ready', exam: mockExam(), questions: [], attempt: { status: 'notStarted' }, availability } })} />);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('button', { name: '开始考试' })).not.toBeInTheDocument();
  });

  it.each<[string, Attempt, string]>([
    ['handed in', { status: 'submitted', submittedAt, reason: 'learner' }, '已交卷'],
    ['passed', { status: 'marked', submittedAt, reason: 'learner', score: 24, passed: true }, '考试通过'],
    ['not passed', { status: 'marked', submittedAt, reason: 'learner', score: 14.5, passed: false }, '这次没有通过'],
    ['over', { status: 'expired', startedAt }, '考试时间已到'],
    ['missed', { status: 'expired', startedAt: null }, '考试已经结束'],
  ])('is told to be %s', async (_what, attempt, title) => {
    mount(<ExamScreen {...given(attempt)} />);
    await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  });

  it('lets answers that did not arrive in time be sent by hand', async () => {
    const props = given({ status: 'expired', startedAt }, { saving: 'unsaved' });
    mount(<ExamScreen {...props} />);
    await page.getByRole('button', { name: '立即提交' }).click();
    expect(props.onSubmit).toHaveBeenCalledOnce();
  });

  it('says how much was missing, and leads to the analysis', async () => {
    mount(<ExamScreen {...given({ status: 'marked', submittedAt, reason: 'learner', score: 14.5, passed: false })} />);
    await expect.element(page.getByText(/还差 2\.5 分/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: '查看答案与解析' })).toHaveAttribute('href', '#review');
  });
});
