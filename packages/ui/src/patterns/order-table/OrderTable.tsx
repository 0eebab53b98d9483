import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { formatFen, formatMoment, ORDER_STATUS, orderStatusLabel, toShanghaiDate } from '@wutong/domain';
import type { Order, OrderStatus } from '@wutong/domain';
import { EmptyState } from '../../components/empty-state/index.ts';
import { useLinkClicks } from '../../components/link/index.ts';
import type { Tone } from '../../components/shared/tones.ts';
import { Table } from '../../components/table/index.ts';
import type { TableColumn, TableProps } from '../../components/table/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { fill } from '../../wording/index.ts';
import { useRecordsWording } from '../../wording/records.ts';

export interface OrderTableProps extends Omit<TableProps<Order>, 'caption' | 'columns' | 'keyOf' | 'nameOf'> {
  /** Address of an order. Keep the function the same between renders. */
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

type Words = ReturnType<typeof useRecordsWording>['orderTable'];

function columnsOf(words: Words, orderHref: (orderNum: string) => string): TableColumn<Order>[] {
  const coursesOf = ({ lines }: Order): string => {
    const course = lines[0]?.courseName ?? '';
    return lines.length > 1 ? fill(words.more, { course, count: lines.length }) : course;
  };
  return [
    {
      key: 'orderNum', title: words.orderNum, width: '11.5rem', text: keyOf,
      cell: (order) => <a href={orderHref(order.orderNum)}>{order.orderNum}</a>,
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
}

/** Orders to be compared, sorted and ticked: the enterprise's list, or a year's at a glance. */
export function OrderTable({ orderHref, empty, onClick, ...rest }: OrderTableProps) {
  const words = useRecordsWording().orderTable;
  const go = useLinkClicks();
  const click = (event: MouseEvent<HTMLDivElement>): void => {
    onClick?.(event);
    go(event);
  };
  const columns = useMemo(() => columnsOf(words, orderHref), [words, orderHref]);
  const nameOf = useMemo(() => (order: Order) => fill(words.name, { orderNum: order.orderNum }), [words]);
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
