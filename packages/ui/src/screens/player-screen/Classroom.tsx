import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide';
import { coursePercent, formatHours, watchPercent } from '@wutong/domain';
import type { Lesson } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { Card } from '../../components/card/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Link } from '../../components/link/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { CourseOutline } from '../../patterns/course-outline/index.ts';
import { SavingNote } from '../../patterns/saving-note/index.ts';
import { VideoPlayer } from '../../patterns/video-player/index.ts';
import { fill } from '../../wording/index.ts';
import { useStudyWording } from '../../wording/study.ts';
import type { PlayerScreenProps, StudiedCourse } from './props.ts';
import { Columns } from './PlayerScreen.styles.ts';

export type ClassroomProps = StudiedCourse
  & Pick<PlayerScreenProps, 'video' | 'saving' | 'onProgress' | 'lessonHref' | 'backHref'>;

/** The page of a course that can be studied: the video with its neighbours, and the outline with what is done. */
export function Classroom({
  course, outline, lesson, progress, video, saving, onProgress, lessonHref, backHref,
}: ClassroomProps) {
  const words = useStudyWording();
  const [ended, setEnded] = useState<string | null>(null);
  const lessons = outline.flatMap((chapter) => chapter.lessons);
  const at = lessons.findIndex((candidate) => candidate.id === lesson.id);
  const previous = lessons[at - 1];
  const next = lessons[at + 1];
  const seen = (one: Lesson) => progress[one.id] ?? { watched: one.watched ?? 0, total: one.duration };
  const begun = lessons.filter((one) => progress[one.id] !== undefined || (one.watched ?? 0) > 0);
  const percents = Object.fromEntries(begun.map((one) => [one.id, watchPercent(seen(one).watched, seen(one).total)]));
  return (
    <Columns>
      <div className="wt-top">
        <Link look="plain" href={backHref}><Icon of={ChevronLeft} size="sm" />{words.player.back}</Link>
        <h1 title={course.name}>{course.name}</h1>
      </div>
      <div className="wt-stage">
        <VideoPlayer
          key={lesson.id}
          title={lesson.name}
          source={video}
          startAt={progress[lesson.id]?.position ?? 0}
          onProgress={onProgress}
          onEnded={() => setEnded(lesson.id)}
        />
        <div className="wt-under">
          <h2>{lesson.name}</h2>
          {ended === lesson.id && <Tag tone="success">{words.player.lessonFinished}</Tag>}
          <SavingNote className="wt-saving" saving={saving} words={words.player} />
        </div>
        <div className="wt-neighbours">
          {previous && (
            <Button href={lessonHref(previous)} icon={<Icon of={ChevronLeft} size="sm" />} title={previous.name}>
              {words.player.previous}
            </Button>
          )}
          {next && (
            <Button
              className="wt-next"
              variant={ended === lesson.id ? 'primary' : 'secondary'}
              href={lessonHref(next)}
              title={next.name}
            >
              <span className="wt-next-name">{fill(words.player.next, { lesson: next.name })}</span>
              <Icon of={ChevronRight} size="sm" />
            </Button>
          )}
        </div>
      </div>
      <Card as="aside" className="wt-outline" aria-label={words.player.outline}>
        <div className="wt-outline-head">
          <h2>{words.player.outline}</h2>
          <small>{formatHours(course.hours)}</small>
        </div>
        <Progress
          showValue
          value={coursePercent(lessons.map(seen))}
          label={fill(words.study.progressOf, { course: course.name })}
        />
        <CourseOutline chapters={outline} lessonHref={lessonHref} currentLessonId={lesson.id} progress={percents} />
      </Card>
    </Columns>
  );
}
