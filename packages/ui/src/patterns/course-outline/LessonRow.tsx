import { CircleCheck, CirclePlay, Lock } from 'lucide';
import { formatDuration } from '@wutong/domain';
import type { Lesson } from '@wutong/domain';
import { Icon } from '../../components/icon/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { useCourseWording } from '../../wording/course.ts';
import { fill } from '../../wording/index.ts';

export interface LessonRowProps {
  lesson: Lesson;
  href: string | null;
  current: boolean;
  /** Whole percent watched; undefined where progress is not shown. */
  percent: number | undefined;
}

/** One lesson: its shape and words say whether it is done, open, a free preview or to be bought. */
export function LessonRow({ lesson, href, current, percent }: LessonRowProps) {
  const words = useCourseWording().outline;
  const done = percent === 100;
  const content = (
    <>
      <Icon of={href === null ? Lock : done ? CircleCheck : CirclePlay} size="sm" />
      <span className="wt-lesson-name" title={lesson.name}>{lesson.name}</span>
      <span className="wt-lesson-facts">
        {current && <b>{words.current}</b>}
        {!current && href !== null && lesson.freePreview && percent === undefined && <b>{words.preview}</b>}
        {href === null && <span>{words.locked}</span>}
        {percent !== undefined && percent > 0 && <span>{done ? words.done : fill(words.watched, { percent })}</span>}
        {lesson.duration > 0 && <time>{formatDuration(lesson.duration)}</time>}
      </span>
    </>
  );
  if (href === null) return <span className="wt-lesson">{content}</span>;
  return (
    <Anchor className="wt-lesson" href={href} data-done={done || undefined} aria-current={current ? 'true' : undefined}>
      {content}
    </Anchor>
  );
}
