import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { examReview } from '../../testing/exam.ts';
import { mount } from '../../testing/mount.ts';
import { ExamReview } from './ExamReview.tsx';

describeConformance('ExamReview', { render: (probe) => <ExamReview reviewed={examReview(20)} passPoints={17} {...probe} /> });

describe('ExamReview', () => {
  it('says the score, whether it is passed, and in words', async () => {
    const { render } = mount(<ExamReview reviewed={examReview(20)} passPoints={1} />);
    await expect.element(page.getByText('通过', { exact: true })).toBeVisible();
    render(<ExamReview reviewed={examReview(20)} passPoints={99} />);
    await expect.element(page.getByText('未通过', { exact: true })).toBeVisible();
    render(<ExamReview reviewed={examReview(20)} passPoints={null} />);
    await expect.element(page.getByText(/通过/)).not.toBeInTheDocument();
  });

  it('says of each option in words whether it was chosen and whether it is right', async () => {
    mount(<ExamReview reviewed={examReview(20)} passPoints={17} />);
    const wrong = page.getByRole('article', { name: '第 2 题，单项选择题，1 分，答错' });
    await expect.element(wrong.getByRole('listitem').filter({ hasText: '60' }).getByText('您的答案', { exact: true })).toBeVisible();
    await expect.element(wrong.getByRole('listitem').filter({ hasText: '90' }).getByText('正确答案', { exact: true })).toBeVisible();
    const right = page.getByRole('article', { name: '第 1 题，单项选择题，1 分，答对' });
    await expect.element(right.getByText('您的答案、正确答案')).toBeVisible();
  });

  it('shows what was written in a blank, what is right and how else it may be written', async () => {
    mount(<ExamReview reviewed={examReview(20).slice(18)} passPoints={17} />);
    const blank = page.getByRole('article', { name: /^第 2 题，填空题/ });
    await expect.element(blank.getByText('第 1 空')).toBeVisible();
    await expect.element(blank.getByText('30:2', { exact: true })).toBeVisible();
    await expect.element(blank.getByText('30 比 2', { exact: true })).toBeVisible();
  });

  it('gives the analysis, and says where there is none', async () => {
    mount(<ExamReview reviewed={examReview(20).slice(0, 4)} passPoints={17} />);
    await expect.element(page.getByText(/第五条：生产经营单位的主要负责人/)).toBeVisible();
    await expect.element(page.getByText('本题暂无解析。')).toBeVisible();
  });

  it('keeps the numbers of the paper when only the wrong ones are shown', async () => {
    mount(<ExamReview reviewed={examReview(20)} passPoints={17} defaultOnlyWrong />);
    await expect.element(page.getByRole('article').first()).toHaveAccessibleName('第 2 题，单项选择题，1 分，答错');
  });

  it('says that nothing is wrong, and leads back to all', async () => {
    mount(<ExamReview reviewed={examReview(20, true)} passPoints={17} defaultOnlyWrong />);
    await expect.element(page.getByText('没有错题')).toBeVisible();
    await page.getByRole('button', { name: '查看全部题目' }).click();
    await expect.element(page.getByRole('article').first()).toHaveAccessibleName(/^第 1 题/);
  });
});
