import type { InputOfName } from '@wutong/contract';
import { hoursEarned, REQUIRED_HOURS_PER_YEAR, toIsoTime, yearOf } from '@wutong/domain';
import type { Context, SignedIn } from '../../platform/http/index.ts';
import { pageNumbers } from '../../platform/paging/index.ts';
import { findCourses } from '../courses/index.ts';
import { countPurchases, listPurchases, type Learner } from './enrolments.repository.ts';
import { presentPurchase, presentStudied } from './learning.presenter.ts';
import { listLessons, listStudied } from './lessons.repository.ts';

type Signed = Context<SignedIn>;

/** One page of what the caller bought on this platform. A course that went off sale stays its buyer's. */
export async function purchasedCourses(input: InputOfName<'purchasedCourses'>, context: Signed) {
  const { page, size, offset } = pageNumbers(input);
  const { db } = context;
  const learner = learnerOf(context);
  const courseId = input.courseId ?? null;
  const total = await countPurchases(db, learner, courseId);
  const purchases = await listPurchases(db, learner, { courseId, offset, limit: size });
  const ids = purchases.map((purchase) => purchase.course_id);
  const courses = new Map((await findCourses(db, learner.tenantId, ids)).map((course) => [course.id, course]));
  const lessons = Map.groupBy(await listLessons(db, learner, ids), (lesson) => lesson.course_id);
  const records = purchases.flatMap((purchase) => {
    const course = courses.get(purchase.course_id);
    return course ? [presentPurchase(purchase, course, lessons.get(course.id) ?? [])] : [];
  });
  return { records, total, size, current: page, pages: Math.ceil(total / size) };
}

/**
 * The caller's study hours of a year, this one unless told. A video counts once it was watched to the end of the
 * length that its course states: a length that only the learner's own player reported earns nothing.
 */
export async function yearHours(input: InputOfName<'yearHours'>, context: Signed) {
  const year = input.year ?? yearOf(toIsoTime(context.clock.now().getTime()));
  const studied = await listStudied(context.db, learnerOf(context));
  return { year, earned: hoursEarned(studied.map(presentStudied), year), required: REQUIRED_HOURS_PER_YEAR };
}

function learnerOf({ platform, caller }: Signed): Learner {
  return { tenantId: platform.tenantId, userId: caller.userId, platformId: platform.id };
}
