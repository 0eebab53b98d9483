import { wordingHook } from './wording-hook.ts';

/** The strings of the order table, the study records and the learning statistics. */
export const recordsWording = {
  orderTable: {
    caption: '订单列表', orderNum: '订单编号', courses: '课程', institution: '机构', amount: '金额', status: '状态', time: '下单时间',
    name: '订单 {orderNum}', more: '{course} 等 {count} 门', emptyTitle: '还没有订单', emptyBody: '您购买的课程会按订单列在这里。',
  },
  records: {
    title: '学时记录', year: '{year} 年', years: '全部年度', filterYear: '年度', forms: '全部学习形式', filterForm: '学习形式',
    reached: '已达到每年 {required}的要求', missing: '距每年 {required}的要求还差 {hours}', count: '{count} 条记录',
    date: '完成日期', course: '课程', institution: '机构', hours: '学时', none: '没有符合条件的记录，换个条件试试。',
    emptyTitle: '还没有学时记录', emptyBody: '学完课程后，获得的学时会按年度记在这里。',
  },
  statistics: {
    chart: '图表', table: '表格', view: '显示方式', period: '时间', required: '要求 {value}', bar: '{label}：{value} {unit}',
    short: '{label}：{value} {unit}，未达到 {required} {unit}', legendReached: '达到要求', legendShort: '未达到要求', value: '{name}（{unit}）',
    emptyTitle: '还没有学习统计', emptyBody: '开始学习后，学时会统计在这里。',
  },
} as const;

/** The words of records and statistics, loaded with the pages that show them. */
export const useRecordsWording = wordingHook(recordsWording);
