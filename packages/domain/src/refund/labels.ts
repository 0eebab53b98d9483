import {
  REFUND_REASONS, REFUND_WATCHED_MAX, REFUND_WORDS_MAX, type RefundObstacle, type RefundReason, type RefundStatus,
} from './refund.ts';

const STATUS_LABELS: Record<RefundStatus, string> = {
  reviewing: '审核中',
  refused: '未通过',
  approved: '退款中',
  done: '已退款',
};

const REASON_LABELS: Record<RefundReason, string> = {
  planChanged: '学习计划有变',
  boughtTwice: '买重了或买错了',
  notAsDescribed: '课程与介绍不符',
  notPlayable: '课程无法正常学习',
  other: '其他原因',
};

const OBSTACLE_LABELS: Record<RefundObstacle, string> = {
  free: '免费课程，无需退款',
  refunded: '已退款',
  underReview: '退款审核中',
  certified: '已发放学时证书，不能退款',
  studied: `已学习超过 ${REFUND_WATCHED_MAX}%，不能退款`,
};

/** The sentences about an application for a refund. */
export const REFUND_MESSAGES = {
  coursesMissing: '请选择要退款的课程',
  notRefundable: '所选课程中有不能退款的，请重新选择',
  reasonMissing: '请选择退款原因',
  remarksMissing: '请说明原因，方便我们尽快处理',
  remarksTooLong: `最多 ${REFUND_WORDS_MAX} 个字，请精简后再提交`,
} as const;

/** The word for where an application stands. */
export function refundStatusLabel(status: RefundStatus): string {
  return STATUS_LABELS[status];
}

/** Why a course can not be paid back, in words. */
export function refundObstacleLabel(obstacle: RefundObstacle): string {
  return OBSTACLE_LABELS[obstacle];
}

/** The reasons to choose from, with their words. */
export const REFUND_REASON_OPTIONS: readonly { value: RefundReason; label: string }[] = REFUND_REASONS.map((value) => ({
  value,
  label: REASON_LABELS[value],
}));

/** Reason and words as one text, as the call carries them: `买重了或买错了：同一门课买了两次`. */
export function refundRemarks(reason: RefundReason, words: string): string {
  const said = words.trim();
  return said === '' ? REASON_LABELS[reason] : `${REASON_LABELS[reason]}：${said}`;
}
