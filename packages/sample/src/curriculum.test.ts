import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';

const catalogue = createCatalogue();
const pairs = [...catalogue.courses()].map((course) => ({ course, chapters: catalogue.curriculum(course) }));

describe('the curriculum of a sample course', () => {
  it('has 3 to 8 chapters of 2 to 6 lessons, as many as the course says', () => {
    for (const { course, chapters } of pairs) {
      expect(chapters.length).toBeGreaterThanOrEqual(3);
      expect(chapters.length).toBeLessThanOrEqual(8);
      expect(chapters.length).toBe(course.chapterCount);
      expect(chapters.flatMap(({ lessons }) => lessons)).toHaveLength(course.lessonCount);
      expect(chapters.filter(({ lessons }) => lessons.length < 2 || lessons.length > 6)).toEqual([]);
    }
    expect(new Set(pairs.map(({ chapters }) => chapters.length)).size).toBe(6);
  });

  it('adds up to the hours of the course, 45 minutes each', () => {
    for (const { course, chapters } of pairs) {
      const seconds = chapters.flatMap(({ lessons }) => lessons).reduce((sum, { duration }) => sum + duration, 0);
      expect(Math.abs(seconds / 2700 - course.hours)).toBeLessThanOrEqual(0.25);
    }
  });

  it('names the subject of the course', () => {
    for (const { course, chapters } of pairs) {
      expect(chapters[0]?.name).toContain(course.subject);
      expect(course.name).toContain(course.subject);
    }
  });

  it('never names two lessons of a chapter alike', () => {
    for (const chapter of pairs.flatMap(({ chapters }) => chapters)) {
      expect(new Set(chapter.lessons.map(({ name }) => name)).size).toBe(chapter.lessons.length);
    }
  });

  it('lets a visitor watch the first lessons of a video course, and nothing of the others', () => {
    for (const { course, chapters } of pairs) {
      const previews = chapters.flatMap(({ lessons }) => lessons).filter(({ freePreview }) => freePreview);
      expect(previews).toHaveLength(course.studyForm === 1 ? 2 : 0);
    }
  });
});
