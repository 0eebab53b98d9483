import { ChevronDown } from 'lucide';
import { watchPercent } from '@wutong/domain';
import type { Chapter, Lesson } from '@wutong/domain';
import { Icon } from '../../components/icon/index.ts';
import { useCourseWording } from '../../wording/course.ts';
import { fill } from '../../wording/index.ts';
import { LessonRow } from './LessonRow.tsx';
import { Root } from './CourseOutline.styles.ts';

export interface CourseOutlineProps {
  chapters: readonly Chapter[];
  /** Where a lesson opens; null for one that must be bought first. */
  lessonHref: (lesson: Lesson) => string | null;
  /** The lesson that is open. */
  currentLessonId?: string | undefined;
  /** Whole percent watched, by lesson id, where it is fresher than what the lessons themselves say. */
  progress?: Readonly<Record<string, number>> | undefined;
}

/** Chapters and lessons in order; what can be opened is a link, what cannot says why. */
export function CourseOutline({ chapters, lessonHref, currentLessonId, progress = {} }: CourseOutlineProps) {
  const words = useCourseWording().outline;
  if (chapters.length === 0) return <Root><p className="wt-none">{words.none}</p></Root>;
  const lessons = chapters.reduce((sum, chapter) => sum + chapter.lessons.length, 0);
  return (
    <Root>
      <p className="wt-total">{fill(words.total, { chapters: chapters.length, lessons })}</p>
      {chapters.map((chapter) => (
        <details key={chapter.id} open>
          <summary>
            <h3>{chapter.name}</h3>
            <span className="wt-count">{fill(words.lessons, { count: chapter.lessons.length })}</span>
            <Icon of={ChevronDown} size="sm" />
          </summary>
          <ol>
            {chapter.lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonRow
                  lesson={lesson}
                  href={lessonHref(lesson)}
                  current={lesson.id === currentLessonId}
                  percent={progress[lesson.id] ?? percentOf(lesson)}
                />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </Root>
  );
}

/** Only the owner of a course has a progress; what is not a video has none either. */
function percentOf(lesson: Lesson): number | undefined {
  return lesson.watched === null || lesson.duration === 0 ? undefined : watchPercent(lesson.watched, lesson.duration);
}
