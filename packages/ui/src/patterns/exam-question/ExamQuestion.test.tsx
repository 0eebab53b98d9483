import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { examQuestion, longQuestion, pictureQuestion, tableQuestion } from '../../testing/exam.ts';
import { mount } from '../../testing/mount.ts';
import { ExamQuestion } from './ExamQuestion.tsx';
import type { ExamQuestionProps } from './ExamQuestion.tsx';

const given: ExamQuestionProps = {
  question: examQuestion('single'), number: 12, answer: undefined, marked: false, onAnswer: vi.fn(), onMark: vi.fn(),
};

describeConformance('ExamQuestion', { render: (probe) => <ExamQuestion {...given} {...probe} /> });

describe('ExamQuestion', () => {
  it('asks its options by number and stem', async () => {
    mount(<ExamQuestion {...given} />);
    await expect.element(page.getByRole('radiogroup', { name: /第 12 题，单项选择题，1 分.*主要负责人/ })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'D. 监督负责' })).not.toBeChecked();
  });

  it('takes several options where several may be right, and says so', async () => {
    const onAnswer = vi.fn();
    mount(<ExamQuestion {...given} question={longQuestion} answer={{ kind: 'multiple', optionIds: ['o1'] }} onAnswer={onAnswer} />);
    await expect.element(page.getByText('有两个或两个以上正确选项')).toBeVisible();
    await page.getByRole('checkbox', { name: /^A\./ }).click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('long', undefined);
  });

  it('judges by word, without letters', async () => {
    const onAnswer = vi.fn();
    mount(<ExamQuestion {...given} question={examQuestion('trueFalse')} onAnswer={onAnswer} />);
    await page.getByRole('radio', { name: '错误', exact: true }).click();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('trueFalse-0', { kind: 'trueFalse', value: false });
  });

  it('names each blank by its place', async () => {
    const onAnswer = vi.fn();
    mount(<ExamQuestion {...given} question={examQuestion('fillIn')} answer={{ kind: 'fillIn', texts: ['90', ''] }} onAnswer={onAnswer} />);
    await expect.element(page.getByRole('textbox', { name: '第 1 空' })).toHaveValue('90');
    await page.getByRole('textbox', { name: '第 1 空' }).fill('');
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('fillIn-0', undefined);
  });

  it('says in words what a picture shows', async () => {
    mount(<ExamQuestion {...given} question={pictureQuestion} />);
    await expect.element(page.getByRole('radio', { name: 'B. 蓝色圆形，内有戴安全帽的头像' })).toBeVisible();
  });

  it('draws an editor\'s stem with its table, and its words before that', async () => {
    const { stage } = mount(<ExamQuestion {...given} question={tableQuestion} />);
    expect(stage.textContent).toContain('某企业的一处仓库储存情况如下表');
    await expect.element(page.getByRole('cell', { name: '甲醇' })).toBeVisible();
  });

  it('is put aside and taken back by a toggle', async () => {
    const onMark = vi.fn();
    const { render } = mount(<ExamQuestion {...given} onMark={onMark} />);
    await page.getByRole('button', { name: '标记第 12 题', pressed: false }).click();
    expect(onMark).toHaveBeenLastCalledWith('single-0', true);
    render(<ExamQuestion {...given} onMark={onMark} marked />);
    await page.getByRole('button', { name: '标记第 12 题', pressed: true }).click();
    expect(onMark).toHaveBeenLastCalledWith('single-0', false);
  });

  it('takes no answers when it must not, and keeps those given in sight', async () => {
    mount(<ExamQuestion {...given} disabled answer={{ kind: 'single', optionId: 'o1' }} />);
    await expect.element(page.getByRole('radio', { name: /^A\./ })).toBeDisabled();
    await expect.element(page.getByRole('radio', { name: /^A\./ })).toBeChecked();
  });
});
