import { toIsoTime, toStudyForm, type Order, type OrderLine } from '@wutong/domain';
import { statusAt } from './order-status.ts';
import type { OrderRow, LineRow } from './orders.repository.ts';

/** An order as its owner sees it at a moment. */
export function presentOrder(order: OrderRow, lines: readonly LineRow[], now: Date): Order {
  return {
    orderNum: order.order_num,
    status: statusAt(order, now),
    total: order.total_fen,
    createdAt: toIsoTime(order.created_at.getTime()),
    expiresAt: toIsoTime(order.expires_at.getTime()),
    paidAt: order.paid_at === null ? null : toIsoTime(order.paid_at.getTime()),
    lines: lines.map(presentLine),
  };
}

function presentLine(line: LineRow): OrderLine {
  return {
    courseId: line.course_id,
    courseName: line.course_name,
    cover: line.cover,
    categoryIds: [line.category1_id, line.category2_id, line.category3_id],
    institutionId: line.institution_id,
    institutionName: line.institution_name,
    studyForm: toStudyForm(line.teaching_method),
    hours: Number(line.hours),
    price: line.price_fen,
  };
}
