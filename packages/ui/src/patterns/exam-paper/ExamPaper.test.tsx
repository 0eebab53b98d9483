import { useState } from 'react';
import type { AnswerSheet, Question } from '@wutong/domain';
import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { examAnswers, examQuestions } from '../../testing/exam.ts';
import { mount } from '../../testing/mount.ts';
import { ExamPaper } from './ExamPaper.tsx';
import type { ExamPaperProps } from './ExamPaper.tsx';

const none: ReadonlySet<string> = new Set();
const given: ExamPaperProps = { questions: examQuestions(20), answers: {}, marked: none, onAnswer: vi.fn(), onMark: vi.fn() };

describeConformance('ExamPaper', { render: (probe) => <ExamPaper {...given} {...probe} /> });

/** Keeps answers with functions that are new in each render, as a careless page would. */
function Careless({ questions }: Pick<ExamPaperProps, 'questions'>) {
  const [answers, setAnswers] = useState<AnswerSheet>({});
  return (
    <ExamPaper
      questions={questions}
      answers={answers}
      marked={none}
      onAnswer={(id, answer) => setAnswers(({ [id]: _before, ...others }) => (answer ? { ...others, [id]: answer } : others))}
      onMark={() => undefined}
    />
  );
}

describe('ExamPaper', () => {
  it('numbers questions through the whole paper, in sections with their sums', async () => {
    mount(<ExamPaper {...given} />);
    await expect.element(page.getByRole('heading', { name: '一、单项选择题', level: 2 })).toBeVisible();
    await expect.element(page.getByText('共 8 题，8 分')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '第 20 题，填空题，2 分', level: 3 })).toBeInTheDocument();
    await expect.element(page.getByRole('article')).toHaveLength(20);
  });

  it('shows what is answered and marked', async () => {
    mount(<ExamPaper {...given} answers={examAnswers(20)} marked={new Set(['q3'])} />);
    await expect.element(page.getByRole('radio', { name: 'A. 全面负责' }).first()).toBeChecked();
    await expect.element(page.getByRole('button', { name: '标记第 3 题' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('button', { name: '标记第 4 题' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('tells where the learner is, once for each question', async () => {
    const onCurrent = vi.fn();
    mount(<ExamPaper {...given} current="q1" onCurrent={onCurrent} />);
    await page.getByRole('radio', { name: 'A. 全面负责' }).first().click();
    expect(onCurrent).not.toHaveBeenCalled();
    await page.getByRole('radio', { name: 'C. 90' }).first().click();
    expect(onCurrent).toHaveBeenCalledExactlyOnceWith('q2');
  });

  it('draws no other question when one is answered, though the page gives new functions each time', async () => {
    const drawn: string[] = [];
    const questions = examQuestions(200).map((question): Question => {
      const { stem } = question;
      return Object.defineProperty({ ...question }, 'stem', { get: () => (drawn.push(question.id), stem) });
    });
    mount(<Careless questions={questions} />);
    expect(new Set(drawn).size).toBe(200);
    // The first press brings the focus, and with it the neighbours of what is in the window.
    await page.getByRole('radio', { name: 'A. 全面负责' }).first().click();
    await new Promise((resolve) => setTimeout(resolve, 500));
    drawn.length = 0;
    await page.getByRole('radio', { name: 'C. 90' }).first().click();
    await expect.element(page.getByRole('radio', { name: 'C. 90' }).first()).toBeChecked();
    // Rows far from the window follow after the paint: they must have nothing to do, either.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(new Set(drawn)).toEqual(new Set(['q2']));
  });

  it('says that a paper has no questions', async () => {
    mount(<ExamPaper {...given} questions={[]} />);
    await expect.element(page.getByText('这份试卷还没有题目。')).toBeVisible();
  });
});
