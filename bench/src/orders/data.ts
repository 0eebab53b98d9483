import type { OrderStatus } from '@wutong/domain';
import { courseName, institutionName } from '../shared/courses.ts';
import { at, range } from '../shared/range.ts';

/** One order as a table shows it. Total in fen; `createdAt` as it is read. */
export interface OrderRow {
  orderNum: string;
  course: string;
  institution: string;
  total: number;
  status: OrderStatus;
  createdAt: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** 1,000 orders, latest first. Totals repeat only after 997 of them, so that sorting moves every row. */
export const ORDERS: OrderRow[] = range(1_000).map((index) => ({
  orderNum: `2026${two(12 - Math.floor(index / 84))}${two(28 - (index % 28))}${100_000 + index}`,
  course: courseName(index),
  institution: institutionName(index % 25),
  total: 9_900 + ((index * 389) % 997) * 150,
  status: at([2, 1, 2, 6, 3, 4, 7, 5], index),
  createdAt: `2026-${two(12 - Math.floor(index / 84))}-${two(28 - (index % 28))} ${two(8 + (index % 12))}:${two(index % 60)}`,
}));

/** The course of the cheapest order: first once the table is sorted by amount. */
export const CHEAPEST: OrderRow = ORDERS.reduce((least, order) => (order.total < least.total ? order : least));

/** Words of the page. */
export const WORDS = {
  title: '订单', number: '订单编号', course: '课程', institution: '机构', total: '金额', status: '状态', created: '下单时间', chosen: '已选', unit: '笔',
} as const;
