import { formatDateTime, formatDuration, ORDER_STATUS } from '@wutong/domain';
import type { OrderOverview, OrderStatus } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { useOrderWording } from '../../wording/order.ts';
import { fill } from '../../wording/index.ts';

const NOTES = {
  1: 'pending', 2: 'paidNote', 3: 'expiredNote', 4: 'refundedNote', 5: 'partlyRefundedNote', 6: 'invoicedNote', 7: 'reviewNote',
} as const satisfies Record<OrderStatus, string>;

const TONES = { 1: 'warning', 2: 'success', 3: 'info', 4: 'info', 5: 'info', 6: 'success', 7: 'info' } as const;

/** What an order's status means for its buyer, and what is safe. */
export function OrderNote({ order: { status, refund, expiresAt }, secondsLeft = 0 }: { order: OrderOverview; secondsLeft?: number | undefined }) {
  const { order: words, orderCard } = useOrderWording();
  const refused = refund === 'refused' && status !== ORDER_STATUS.refundUnderReview;
  const left = status === ORDER_STATUS.pendingPayment && secondsLeft > 0;
  return (
    <Banner
      tone={refused ? 'danger' : TONES[status]}
      title={left ? fill(orderCard.timeLeft, { time: formatDuration(secondsLeft) }) : undefined}
    >
      {refused ? words.refusedNote : fill(words[NOTES[status]], { time: formatDateTime(expiresAt) })}
    </Banner>
  );
}
