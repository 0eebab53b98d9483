import { formatFen, toShanghaiDate } from '@wutong/domain';
import { longCourseName } from '../shared/stories.fixture.ts';
import type { TableColumn } from './index.ts';

/** A row of the stories' table. */
export interface Sale {
  orderNum: string;
  course: string;
  institution: string;
  hours: number;
  amount: number;
  at: string;
}

const COURSES = ['专业技术人员诚信建设', '药品流通与零售管理', '人工智能与数字素养', '建设工程招投标实务', longCourseName];
const INSTITUTIONS = ['江海护理教育中心', '江海省安全生产科学研究院培训中心', '临江市继续教育学院'];
const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** Rows whose values differ, the same ones every time. */
export function sales(count: number): Sale[] {
  return Array.from({ length: count }, (_, index) => ({
    orderNum: `2026${String(11_210_000 + index * 37)}`,
    course: pick(COURSES, index * 3),
    institution: pick(INSTITUTIONS, index * 5),
    hours: 1 + ((index * 7) % 24),
    amount: ((index * 7919) % 500) * 100,
    at: `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + ((index * 11) % 28)).padStart(2, '0')}T09:00:00+08:00`,
  }));
}

/** What the stories' table says of a sale. */
export const saleColumns: readonly TableColumn<Sale>[] = [
  { key: 'order', title: '订单编号', width: '8rem', text: (sale) => sale.orderNum },
  {
    key: 'course', title: '课程', width: 'minmax(0, 2fr)', text: (sale) => sale.course,
    cell: (sale) => <a href={`#${sale.orderNum}`}>{sale.course}</a>, sortBy: (sale) => sale.course,
  },
  { key: 'institution', title: '机构', text: (sale) => sale.institution },
  { key: 'amount', title: '金额', numeric: true, text: (sale) => formatFen(sale.amount), sortBy: (sale) => sale.amount },
  { key: 'at', title: '下单时间', width: '7rem', text: (sale) => toShanghaiDate(sale.at), sortBy: (sale) => sale.at },
];

export const saleKey = (sale: Sale): string => sale.orderNum;
export const saleName = (sale: Sale): string => `订单 ${sale.orderNum}`;
