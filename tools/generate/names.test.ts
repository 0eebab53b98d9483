import { describe, expect, it } from 'vitest';
import { namesOf, singularOf } from './names.ts';

describe('namesOf', () => {
  it.each(['course-card', 'CourseCard', 'courseCard', 'course card', 'course_card'])('reads %s', (given) => {
    expect(namesOf(given)).toEqual({
      kebab: 'course-card',
      pascal: 'CourseCard',
      camel: 'courseCard',
      snake: 'course_card',
      plain: 'course card',
    });
  });

  it.each(['', '课程', '../escape', '3d', 'a/b'])('refuses "%s"', (given) => {
    expect(() => namesOf(given)).toThrow('is not a name');
  });
});

describe('singularOf', () => {
  it.each([
    ['reviews', 'review'],
    ['categories', 'category'],
    ['classes', 'class'],
    ['course-notes', 'course-note'],
  ])('%s -> %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });

  it('refuses a singular', () => {
    expect(() => singularOf('news-item')).toThrow('is not a plural');
  });
});
