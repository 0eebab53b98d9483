import { CirclePlay } from 'lucide';
import type { Chapter, CourseDetail, Lesson } from '@wutong/domain';
import { CourseCover } from '../../components/course-cover/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { VideoPlayer } from '../../patterns/video-player/index.ts';
import { useCourseWording } from '../../wording/course.ts';
import { fill } from '../../wording/index.ts';
import { Picture } from './CoursePicture.styles.ts';
import type { PreviewView } from './course-state.ts';

export interface CoursePictureProps {
  course: CourseDetail;
  outline: readonly Chapter[];
  preview: PreviewView | null;
  lessonHref: (lesson: Lesson) => string | null;
}

const NOWHERE = (): void => undefined;

/** The course's cover with the way to its free lesson, or that lesson itself once it is open. */
export function CoursePicture({ course, outline, preview, lessonHref }: CoursePictureProps) {
  const words = useCourseWording().course;
  if (preview) {
    return (
      <Picture>
        <VideoPlayer
          key={preview.lesson.id}
          title={preview.lesson.name}
          source={preview.video}
          startAt={0}
          onProgress={NOWHERE}
        />
        <p className="wt-caption">{fill(words.previewOf, { name: preview.lesson.name })}</p>
      </Picture>
    );
  }
  const free = course.owned ? undefined : outline.flatMap((chapter) => chapter.lessons).find((lesson) => lesson.freePreview);
  const href = free ? lessonHref(free) : null;
  return (
    <Picture>
      <CourseCover id={course.id} hue={course.categoryIds[0] ?? course.id} src={course.cover} />
      {href !== null && (
        <Anchor className="wt-play" href={href}>
          <Icon of={CirclePlay} />
          {words.previewFree}
        </Anchor>
      )}
    </Picture>
  );
}
