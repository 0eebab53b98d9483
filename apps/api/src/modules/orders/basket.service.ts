import { operations } from '@wutong/contract';
import { COURSE_ON_SALE, sumFen, type Fen } from '@wutong/domain';
import type { Handle, Id } from '../../platform/db/index.ts';
import { refusal } from '../../platform/http/index.ts';
import { findCourses } from '../courses/index.ts';
import { listOwned, type Learner } from '../learning/index.ts';
import type { LineRow } from './orders.repository.ts';

/** What a checkout comes to, at the prices of the database. */
export interface Basket {
  /** The courses as an order keeps them, in the order in which they were asked for. */
  lines: LineRow[];
  total: Fen;
}

/** What a checkout asks for. */
export interface Wanted {
  courseIds: readonly Id[];
  /** What the buyer saw, fen; undefined where the client did not say. */
  expectedTotal: Fen | undefined;
}

/**
 * Prices a checkout. Throws 404 when a course is not on sale, 409 when one is the buyer's already, 412 when the sum is
 * not what the buyer saw.
 */
export async function priceBasket(trx: Handle, learner: Learner, wanted: Wanted, now: Date): Promise<Basket> {
  const { courseIds, expectedTotal } = wanted;
  const courses = new Map((await findCourses(trx, learner.tenantId, courseIds)).map((course) => [course.id, course]));
  const lines = courseIds.map((id, position): LineRow => {
    const course = courses.get(id);
    if (course?.status !== COURSE_ON_SALE) throw refusal(operations.saveOrder, 404);
    return {
      course_id: id,
      course_name: course.name,
      cover: course.cover,
      category1_id: course.category1_id,
      category2_id: course.category2_id,
      category3_id: course.category3_id,
      teaching_method: course.teaching_method,
      hours: course.hours,
      institution_id: course.institution_id,
      institution_name: course.institution_name,
      price_fen: course.price_fen,
      valid_days: course.valid_days,
      position,
    };
  });
  if ((await listOwned(trx, learner, courseIds, now)).size > 0) throw refusal(operations.saveOrder, 409);
  const total = sumFen(lines.map((line) => line.price_fen));
  if (expectedTotal !== undefined && expectedTotal !== total) throw refusal(operations.saveOrder, 412);
  return { lines, total };
}
