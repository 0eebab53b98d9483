import { planLessons } from './lesson-plan.ts';
import { fillPhrase } from './phrases.ts';
import { sampleId } from './ids.ts';
import type { SampleChapter, SampleCourse } from './types.ts';
import type { TeachingWords } from './vocabulary/index.ts';

const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八'];

/** Composes the chapters and course-ware of a course from the outline of its branch. */
export function composeCurriculum(seed: number, course: SampleCourse, teaching: TeachingWords): SampleChapter[] {
  const fill = (template: string): string => fillPhrase(template, course.subject, course.categoryName);
  const plan = planLessons(seed, course.index, course.studyForm, teaching);

  return plan.chapters.map(({ outlineAt, durations }, chapterAt) => {
    const words = teaching.outline[outlineAt];
    if (!words) throw new RangeError(`no outline chapter ${outlineAt} for ${course.name}`);
    const chapterNumber = course.index * 10 + chapterAt;
    const title = chapterAt === 0 ? `${course.subject}：${words.title}` : fill(words.title);
    return {
      id: sampleId('chapter', chapterNumber),
      name: `第${NUMERALS[chapterAt]}章 ${title}`,
      lessons: durations.map((duration, lessonAt) => ({
        id: sampleId('courseware', chapterNumber * 10 + lessonAt),
        name: fill(words.lessons[lessonAt] ?? '本章小结与练习'),
        duration,
        freePreview: course.studyForm === 1 && chapterAt === 0 && lessonAt < 2,
      })),
    };
  });
}
