import { formatDateTime, formatFen, ORDER_STATUS } from '@wutong/domain';
import type { OrderOverview } from '@wutong/domain';
import { Price } from '../../components/price/index.ts';
import { Panel } from '../../patterns/panels/index.ts';
import { useOrderWording } from '../../wording/order.ts';
import { fill } from '../../wording/index.ts';
import { Facts } from './OrderDetailScreen.styles.ts';

/** An order's amounts, number and times. */
export function OrderFacts({ order }: { order: OrderOverview }) {
  const { order: words, orderCard } = useOrderWording();
  const waits = order.status === ORDER_STATUS.pendingPayment;
  const facts: [string, string | null][] = [
    [orderCard.orderNum, order.orderNum],
    [orderCard.createdAt, formatDateTime(order.createdAt)],
    [orderCard.paidAt, order.paidAt && formatDateTime(order.paidAt)],
    [words.expiresAt, waits ? formatDateTime(order.expiresAt) : null],
  ];
  return (
    <Panel heading={words.facts} aside={<span>{fill(orderCard.count, { count: order.lines.length })}</span>}>
      <Facts>
        <div className="wt-sum">
          <dt>{waits ? orderCard.due : order.paidAt === null ? orderCard.total : orderCard.paid}</dt>
          <dd>
            <Price amount={order.total} tone="plain" />
            {order.refunded > 0 && <small>{fill(orderCard.refunded, { amount: formatFen(order.refunded) })}</small>}
          </dd>
        </div>
        {facts.map(([name, value]) => value !== null && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Panel>
  );
}
