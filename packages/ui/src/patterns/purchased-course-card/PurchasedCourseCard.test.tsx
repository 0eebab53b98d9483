import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { courseSummary, purchase } from '../../testing/commerce.ts';
import { mount } from '../../testing/mount.ts';
import { PurchasedCourseCard } from './PurchasedCourseCard.tsx';

const course = courseSummary(0, { name: '急救基础' });

describeConformance('PurchasedCourseCard', {
  render: (probe) => <PurchasedCourseCard purchase={purchase()} href="#study" {...probe} />,
});

describe('PurchasedCourseCard', () => {
  it.each([
    ['继续学习 《急救基础》', {}],
    ['开始学习 《急救基础》', { percent: 0, lastLessonId: null, lastLessonName: null }],
    ['复习课程 《急救基础》', { percent: 100 }],
  ])('offers %s as the way on', async (name, overrides) => {
    mount(<PurchasedCourseCard purchase={purchase(0, { course, ...overrides })} href="#study" />);
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', '#study');
  });

  it('says how far the learner is, where they stopped and until when it is valid', async () => {
    mount(<PurchasedCourseCard purchase={purchase(0, { course, lastLessonName: '第二节' })} href="#study" />);
    await expect.element(page.getByRole('progressbar', { name: '《急救基础》的学习进度' })).toHaveAttribute('aria-valuenow', '37');
    await expect.element(page.getByText('上次学到：第二节')).toBeVisible();
    await expect.element(page.getByText('有效期至 2027-03-02')).toBeVisible();
    await expect.element(page.getByText('已过有效期')).not.toBeInTheDocument();
  });

  it('says when its validity is over', async () => {
    mount(<PurchasedCourseCard expired purchase={purchase()} href="#study" />);
    await expect.element(page.getByText('已过有效期')).toBeVisible();
  });
});
