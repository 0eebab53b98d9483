import { describe, expect, it } from 'vitest';
import * as sample from './index.ts';

describe('the builders', () => {
  it('build the same thing each time, and others for other indexes', () => {
    expect(sample.buildCourse()).toEqual(sample.buildCourse());
    expect(sample.buildCourse({}, 1).id).not.toBe(sample.buildCourse().id);
  });

  it('take what a test cares about from it', () => {
    expect(sample.buildCourse({ price: 0, status: 1 })).toMatchObject({ price: 0, status: 1 });
    expect(sample.buildInstitution({ name: '某学院' }).name).toBe('某学院');
  });

  it('build only what the public may see unless told otherwise', () => {
    const built = Array.from({ length: 300 }, (_, index) => sample.buildCourse({}, index).status);
    expect(new Set(built)).toEqual(new Set([3]));
    expect(Array.from({ length: 60 }, (_, index) => sample.buildNews({}, index).status)).not.toContain(0);
  });

  it('build a thing of every kind', () => {
    const course = sample.buildCourse();
    expect(sample.buildCurriculum(course)).toHaveLength(course.chapterCount);
    for (const built of [
      sample.buildCategory(),
      sample.buildLecturer(),
      sample.buildChapter(),
      sample.buildCourseware(),
      sample.buildFaq(),
      sample.buildBanner(),
    ]) {
      expect(built.id).toMatch(/^\d{19}$/);
    }
  });
});
