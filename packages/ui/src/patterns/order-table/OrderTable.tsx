import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { formatFen, formatMoment, ORDER_STATUS, orderStatusLabel, toShanghaiDate } from '@wutong/domain';
import type { Order, OrderStatus } from '@wutong/domain';
import { EmptyState } from '../../components/empty-state/index.ts';
import { useLinkClicks } from '../../components/link/index.ts';
import { useStable } from '../../components/shared/use-stable.ts';
import type { Tone } from '../../components/shared/tones.ts';
import { Table } from '../../components/table/index.ts';
import type { TableColumn, TableProps } from '../../components/table/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { fill } from '../../wording/index.ts';
import { useRecordsWording } from '../../wording/records.ts';

export interface OrderTableProps extends Omit<TableProps<Order>, 'caption' | 'columns' | 'keyOf' | 'nameOf'> {
  /** Address of an order. */
  orderHref: (orderNum: string) => string;
}

/** How each status is meant; what is over and asks nothing of anybody is neutral. */
const TONES: Record<OrderStatus, Tone | 'neutral'> = {
  [ORDER_STATUS.pendingPayment]: 'warning',
  [ORDER_STATUS.paid]: 'success',
  [ORDER_STATUS.expired]: 'neutral',
  [ORDER_STATUS.refunded]: 'neutral',
  [ORDER_STATUS.partlyRefunded]: 'info',
  [ORDER_STATUS.invoiced]: 'success',
  [ORDER_STATUS.refundUnderReview]: 'info',
};

const keyOf = (order: Order): string => order.orderNum;
const timeOf = ({ createdAt }: Order): string => `${toShanghaiDate(createdAt)} ${formatMoment(createdAt).slice(-5)}`;
const houseOf = ({ lines }: Order): string => [...new Set(lines.map((line) => line.institutionName))].join('、');

/** Orders to be compared, sorted and ticked: the enterprise's list, or a year's at a glance. */
export function OrderTable({ orderHref, empty, onClick, ...rest }: OrderTableProps) {
  const words = useRecordsWording().orderTable;
  const href = useMemo(() => ({ of: orderHref }), [orderHref]);
  const go = useLinkClicks();
  const click = useStable((event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    go(event);
  });
  const columns = useMemo((): TableColumn<Order>[] => {
    const coursesOf = ({ lines }: Order): string => {
      const course = lines[0]?.courseName ?? '';
      return lines.length > 1 ? fill(words.more, { course, count: lines.length }) : course;
    };
    return [
      {
        key: 'orderNum', title: words.orderNum, width: '11.5rem', text: keyOf,
        cell: (order) => <a href={href.of(order.orderNum)}>{order.orderNum}</a>,
      },
      { key: 'courses', title: words.courses, width: 'minmax(0, 2fr)', text: coursesOf },
      { key: 'institution', title: words.institution, text: houseOf },
      { key: 'amount', title: words.amount, numeric: true, width: '7rem', text: (order) => formatFen(order.total), sortBy: (order) => order.total },
      {
        key: 'status', title: words.status, width: '7.5rem', text: (order) => orderStatusLabel(order.status),
        cell: (order) => <Tag tone={TONES[order.status]}>{orderStatusLabel(order.status)}</Tag>,
      },
      { key: 'time', title: words.time, width: '9rem', text: timeOf, sortBy: (order) => Date.parse(order.createdAt) },
    ];
  }, [words, href]);
  const nameOf = useStableName(words.name);
  return (
    <Table
      {...rest}
      {...{ columns, keyOf, nameOf }}
      caption={words.caption}
      empty={empty ?? <EmptyState title={words.emptyTitle}>{words.emptyBody}</EmptyState>}
      onClick={click}
    />
  );
}

/** What a row is called, the same function while the words are the same. */
function useStableName(name: string): (order: Order) => string {
  return useMemo(() => (order: Order) => fill(name, { orderNum: order.orderNum }), [name]);
}
