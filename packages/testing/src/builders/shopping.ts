import { ORDER_STATUS, sumFen, type Cart, type CartLine, type Order } from '@wutong/domain';
import { buildCourseSummary } from './courses.ts';

/** A line of a cart: a selected course that can be bought, another one for each index. */
export function buildCartLine(overrides: Partial<CartLine> = {}, index = 0): CartLine {
  const course = buildCourseSummary({}, index);
  return { courseId: course.id, course, selected: true, available: true, ...overrides };
}

/** A cart of three courses, each of its own institution, the last of them not selected. */
export function buildCart(overrides: Partial<Cart> = {}): Cart {
  const groups = [0, 1, 2].map((index) => {
    const { institutionId, institutionName } = buildCourseSummary({}, index);
    return { institutionId, institutionName, lines: [buildCartLine({ selected: index < 2 }, index)] };
  });
  return { groups, ...overrides };
}

/** An unpaid order of two courses, thirty minutes to go. */
export function buildOrder(overrides: Partial<Order> = {}): Order {
  const courses = [buildCourseSummary({}, 0), buildCourseSummary({}, 1)];
  return {
    orderNum: '202611210900000001',
    status: ORDER_STATUS.pendingPayment,
    total: sumFen(courses.map(({ price }) => price)),
    createdAt: '2026-11-21T09:00:00+08:00',
    expiresAt: '2026-11-21T09:30:00+08:00',
    paidAt: null,
    lines: courses.map((course) => ({
      courseId: course.id,
      courseName: course.name,
      cover: course.cover,
      categoryIds: course.categoryIds,
      institutionId: course.institutionId,
      institutionName: course.institutionName,
      studyForm: course.studyForm,
      hours: course.hours,
      price: course.price,
    })),
    ...overrides,
  };
}
