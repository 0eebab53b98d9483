import type { StudyForm } from '@wutong/domain';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import type { TeachingWords } from './vocabulary/index.ts';

/** Seconds of one study hour (学时): 45 minutes. */
const STUDY_HOUR = 2700;

/** The bones of a curriculum: which chapters of the outline, how many lessons in each, and their lengths. */
export interface LessonPlan {
  chapters: { outlineAt: number; durations: number[] }[];
  totalSeconds: number;
  lessonCount: number;
}

/**
 * Plans the lessons of a course: 3 to 8 chapters with the first and the last of the outline, 2 to 6
 * lessons in each; a day in a classroom has 3 chapters. Kept apart from the words, so that hours are known without composing any text.
 */
export function planLessons(seed: number, index: number, studyForm: StudyForm, { outline }: TeachingWords): LessonPlan {
  const random = createRandom(seed, 'lessons', index);
  const last = outline.length - 1;
  const middle = Array.from({ length: last - 1 }, (_, at) => at + 1);
  const chosen = random.sample(middle, studyForm === 2 ? 1 : random.int(1, middle.length)).toSorted((left, right) => left - right);

  let totalSeconds = 0;
  let lessonCount = 0;
  const chapters = [0, ...chosen, last].map((outlineAt) => {
    const available = outline[outlineAt]?.lessons.length ?? 0;
    // One more than the outline lists: the last lesson then is the chapter's review.
    const count = random.int(2, Math.min(6, available + 1));
    const durations = Array.from({ length: count }, () => lessonSeconds(random, studyForm));
    totalSeconds += durations.reduce((sum, seconds) => sum + seconds, 0);
    lessonCount += count;
    return { outlineAt, durations };
  });
  return { chapters, totalSeconds, lessonCount };
}

/** A video lesson lasts as long as attention does; in a classroom it takes one or two study hours. */
function lessonSeconds(random: Random, studyForm: StudyForm): number {
  if (studyForm === 1) return random.int(7 * 60, 31 * 60);
  return studyForm === 2 ? STUDY_HOUR : random.int(1, 2) * STUDY_HOUR;
}

/** Study hours of a number of seconds, to the nearest half and never nothing. */
export function studyHours(seconds: number): number {
  return Math.max(0.5, Math.round((seconds / STUDY_HOUR) * 2) / 2);
}
