import type { Ref } from 'react';
import { formatDateTime, formatDuration, formatFen, ORDER_STATUS } from '@wutong/domain';
import type { OrderOverview } from '@wutong/domain';
import { Card } from '../../components/card/index.ts';
import { Link } from '../../components/link/index.ts';
import { Price } from '../../components/price/index.ts';
import { useOrderWording } from '../../wording/order.ts';
import { fill } from '../../wording/index.ts';
import { OrderActions } from '../order-actions/index.ts';
import type { OrderActionsProps } from '../order-actions/index.ts';
import { groupOrderLines, OrderLines } from '../order-lines/index.ts';
import { OrderStatusTag } from '../order-status/index.ts';
import { Root } from './OrderCard.styles.ts';

export interface OrderCardProps extends Omit<OrderActionsProps, 'ref'> {
  order: OrderOverview;
  /** The order's own page. */
  href: string;
  /** Seconds left to pay, counted by whoever owns the clock; left out where it is not counted. */
  secondsLeft?: number | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** So many courses stand on the card; the others are a press away. */
const LINES_SHOWN = 3;

/** An order among others: which one, how it stands, what is in it by institution, what it comes to and what can be done. */
export function OrderCard({ order, href, secondsLeft, placeHref, onDeed, pending, ...rest }: OrderCardProps) {
  const words = useOrderWording().orderCard;
  const { orderNum, status, lines, total, refunded, createdAt, paidAt } = order;
  const waits = status === ORDER_STATUS.pendingPayment;
  const word = waits ? words.due : paidAt === null ? words.total : words.paid;
  return (
    <Card as="article" flush aria-label={fill(words.label, { orderNum })} {...rest}>
      <Root>
        <header>
          <div className="wt-which">
            <h2 className="wt-num"><span>{words.orderNum}</span><Link look="plain" href={href}>{orderNum}</Link></h2>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </div>
          <OrderStatusTag status={status} />
        </header>
        <OrderLines className="wt-order" tone="plain" groups={groupOrderLines(lines.slice(0, LINES_SHOWN))} />
        {lines.length > LINES_SHOWN && (
          <Link className="wt-more" look="plain" href={href}>{fill(words.more, { count: lines.length - LINES_SHOWN })}</Link>
        )}
        <footer>
          <p className="wt-sum">
            <span>{fill(words.count, { count: lines.length })}</span>
            <span className="wt-total">{word}<Price amount={total} tone="plain" size="sm" /></span>
            {refunded > 0 && <span>{fill(words.refunded, { amount: formatFen(refunded) })}</span>}
            {order.refund === 'refused' && <span className="wt-refused">{words.refused}</span>}
            {waits && secondsLeft !== undefined && secondsLeft > 0 && (
              <span className="wt-left">{fill(words.timeLeft, { time: formatDuration(secondsLeft) })}</span>
            )}
          </p>
          <OrderActions order={order} placeHref={placeHref} onDeed={onDeed} pending={pending} />
        </footer>
      </Root>
    </Card>
  );
}
