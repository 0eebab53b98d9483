import { StudyCentreScreen } from '@wutong/ui/screens/study-centre-screen';
import { displayName, type Page, type PurchasedCourse } from '@wutong/domain';
import { purchasedCourses, yearHours } from '@wutong/contract/calls/learning';
import { toScreenState } from '../../api/screen-state.ts';
import { useCall } from '../../api/use-call.ts';
import { href } from '../../catalogue/index.ts';
import { useLearner } from '../../session/use-learner.ts';

/** Courses on one page of the study centre. */
const PAGE_SIZE = 10;

/** The learner's courses and study hours. */
export function StudyCentreRoute({ page }: { page: number }) {
  const learner = useLearner();
  const courses = useCall(purchasedCourses, { page, size: PAGE_SIZE });
  const hours = useCall(yearHours, {});
  const state = toScreenState(
    courses,
    (data): { page: Page<PurchasedCourse> } => ({ page: data }),
    (data) => data.total === 0,
  );
  return (
    <StudyCentreScreen
      state={state}
      hours={hours.data ?? null}
      person={{
        name: learner ? displayName(learner) : '',
        avatar: learner?.avatar ?? null,
        areaName: learner?.areaName ?? null,
      }}
      courseHref={({ course, lastLessonId }) =>
        href('studyCentre', { course: course.id, lesson: lastLessonId ?? undefined })
      }
      pageHref={(next) => href('studyCentre', { page: next > 1 ? next : undefined })}
      browseHref={href('courseCentre')}
      onRetry={() => void courses.mutate()}
    />
  );
}
