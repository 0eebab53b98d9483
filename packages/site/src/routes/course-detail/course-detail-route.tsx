import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CourseDetailScreen } from '@wutong/ui/screens/course-detail-screen';
import type { Lesson } from '@wutong/domain';
import { href } from '../../catalogue/index.ts';
import { TRAIN_ID } from '../../session/kept-keys.ts';
import { useSite } from '../../shell/site-context.ts';
import { courseHref } from '../shared/links.ts';
import { useLessonVideo } from '../study/use-player.ts';
import { useBuying } from './use-buying.ts';
import { useCourseDetail } from './use-course-detail.ts';

/** Under which name the institution that was looked at last is kept (spec section 2, route guard). */

/** Course detail. A lesson in the address is watched in place, if it may be. */
export default function CourseDetailRoute() {
  const { local } = useSite();
  const [query] = useSearchParams();
  const trainId = query.get('trainId');
  const id = query.get('id');
  const { course, state, retry } = useCourseDetail(id);
  const buy = useBuying(course);

  useEffect(() => {
    if (trainId) local.set(TRAIN_ID, trainId);
  }, [local, trainId]);

  const lessons = state.status === 'ready' ? state.outline.flatMap((chapter) => chapter.lessons) : [];
  const lesson = lessons.find((candidate) => candidate.id === query.get('lesson'));
  const video = useLessonVideo(lesson?.id ?? null);
  const lessonHref = ({ id: lessonId, freePreview }: Lesson) => {
    if (!course) return null;
    if (course.owned) return href('studyCentre', { course: course.id, lesson: lessonId });
    return freePreview
      ? href('courseDetail', { trainId: course.institutionId, id: course.id, lesson: lessonId })
      : null;
  };
  return (
    <CourseDetailScreen
      state={state}
      buy={buy}
      preview={lesson ? { lesson, video } : null}
      lessonHref={lessonHref}
      courseHref={courseHref}
      homeCrumbs={[
        { label: '首页', href: href('home') },
        { label: '课程中心', href: href('courseCentre') },
      ]}
      onRetry={retry}
    />
  );
}
