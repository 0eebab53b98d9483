import type { AnswerSheet } from '@wutong/domain';
import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { examAnswers, examQuestions } from '../../testing/exam.ts';
import { mount } from '../../testing/mount.ts';
import { AnswerCard } from './AnswerCard.tsx';
import type { AnswerCardProps } from './AnswerCard.tsx';

const questions = examQuestions(20);
const given: AnswerCardProps = { questions, answers: {}, marked: new Set(), current: 'q1', onJump: vi.fn() };

describeConformance('AnswerCard', { render: (probe) => <AnswerCard {...given} {...probe} /> });

describe('AnswerCard', () => {
  it('tells of each question in words what its shape tells', async () => {
    const answers: AnswerSheet = { ...examAnswers(20), q18: { kind: 'fillIn', texts: ['90', ''] } };
    mount(<AnswerCard {...given} answers={answers} marked={new Set(['q3'])} />);
    await expect.element(page.getByRole('button', { name: '第 1 题，已答' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '第 3 题，已答，已标记' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '第 9 题，未答' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '第 18 题，未答完' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '第 1 题，已答' })).toHaveAttribute('aria-current', 'true');
  });

  it('counts what is answered; what lacks a blank is not', async () => {
    mount(<AnswerCard {...given} answers={{ q18: { kind: 'fillIn', texts: ['90', ''] }, q1: { kind: 'single', optionId: 'o1' } }} />);
    await expect.element(page.getByText('已答 1 / 20 题')).toBeVisible();
  });

  it('explains its shapes, and only those that this paper can have', async () => {
    const { render } = mount(<AnswerCard {...given} />);
    const legend = page.getByRole('list', { name: '图例' });
    await expect.element(legend).toHaveTextContent('已答未答完未答已标记当前题');
    render(<AnswerCard {...given} questions={questions.filter(({ kind }) => kind !== 'fillIn')} />);
    await expect.element(legend).toHaveTextContent('已答未答已标记当前题');
  });

  it('goes to a question', async () => {
    const onJump = vi.fn();
    mount(<AnswerCard {...given} onJump={onJump} />);
    await page.getByRole('button', { name: '第 20 题，未答' }).click();
    expect(onJump).toHaveBeenCalledExactlyOnceWith('q20');
  });
});
