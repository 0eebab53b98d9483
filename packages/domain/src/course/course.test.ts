import { describe, expect, it } from 'vitest';
import { COURSE_ON_SALE, isFree, toStudyForm } from './course.ts';
import { STUDY_FORMS, formatHours, formatValidity, studyFormLabel } from './labels.ts';
import { COURSES_PER_PAGE, COURSE_SORTS, EVERY_COURSE, priceBounds } from './listing.ts';

describe('a study form', () => {
  it('is 1, 2 or 3, each with its word, and blank for anything else', () => {
    expect(STUDY_FORMS.map(({ value, label }) => [value, label])).toEqual([
      [1, '视频课程'],
      [2, '面授课程'],
      [3, '培训班'],
    ]);
    expect([1, 2, 3, 0, 4, -1, 1.5, null].map((code) => studyFormLabel(toStudyForm(code)))).toEqual([
      '视频课程',
      '面授课程',
      '培训班',
      '',
      '',
      '',
      '',
      '',
    ]);
  });
});

describe('the facts of a course', () => {
  it('read as people say them', () => {
    expect([12, 1.5, 0.25, 90].map(formatHours)).toEqual(['12 学时', '1.5 学时', '0.3 学时', '90 学时']);
    expect([365, null].map(formatValidity)).toEqual(['365 天', '长期有效']);
  });

  it('call it free at no price only', () => {
    expect([0, 1].map((price) => isFree({ price }))).toEqual([true, false]);
  });
});

describe('a list of courses', () => {
  it('is of courses on sale, status 3', () => expect(COURSE_ON_SALE).toBe(3));

  it('is narrowed to free ones by a highest price of nothing, to paid ones by a lowest of one fen', () => {
    expect([priceBounds('free'), priceBounds('paid'), priceBounds('all')]).toEqual([
      { maxPrice: 0 },
      { minPrice: 1 },
      {},
    ]);
  });

  it('starts with everything, by relevance, on the first page', () => {
    expect(EVERY_COURSE).toEqual({
      categoryPath: [],
      keyword: '',
      studyForm: null,
      charge: 'all',
      sort: 'relevance',
      page: 1,
    });
    expect(COURSE_SORTS[0]?.value).toBe(EVERY_COURSE.sort);
  });

  it('fills whole rows of two, three and four', () => {
    expect([2, 3, 4].map((columns) => COURSES_PER_PAGE % columns)).toEqual([0, 0, 0]);
  });
});
