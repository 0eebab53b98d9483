import { displayName } from '@wutong/domain';
import { purchasedCourses, yearHours } from '@wutong/contract/calls/learning';
import { useCall } from '../../api/use-call.ts';
import { href } from '../../catalogue/index.ts';
import { useAskLogin } from '../../session/use-ask-login.ts';
import { useLearner } from '../../session/use-learner.ts';

/** The card beside the banner: hours of this year and where to go on, or the way in for a visitor. */
export function useLearnerCard() {
  const learner = useLearner();
  const askLogin = useAskLogin();
  const hours = useCall(yearHours, learner ? {} : null);
  const courses = useCall(purchasedCourses, learner ? { page: 1, size: 1 } : null);
  if (!learner) return { kind: 'guest' as const, onSignIn: () => askLogin(href('home')) };
  if (hours.isLoading || courses.isLoading) return { kind: 'loading' as const };
  const last = courses.data?.records[0];
  return {
    kind: 'user' as const,
    name: displayName(learner),
    avatar: learner.avatar,
    hours: hours.data ?? null,
    continueWith: last
      ? {
          courseName: last.course.name,
          lessonName: last.lastLessonName ?? '',
          href: href('studyCentre', { course: last.course.id, lesson: last.lastLessonId ?? undefined }),
        }
      : null,
    studyHref: href('studyCentre'),
  };
}
