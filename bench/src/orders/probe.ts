import { formatFen, orderStatusLabel } from '@wutong/domain';
import type { Probe, Scenario } from '../../run/scenario.ts';
import { CHEAPEST, ORDERS } from './data.ts';

const [first] = ORDERS;
const rowText = (index: number): string => ORDERS[index]?.orderNum ?? '';

function probe(row: string, sort: string, chosen: string): Probe {
  const tick = `${row} input[type=checkbox]`;
  return {
    ready: [{ selector: row, at: 0, text: rowText(0) }, { selector: row, at: 7, text: rowText(7) }],
    steps: [
      { name: 'sort', click: sort, effect: [{ selector: row, at: 0, text: CHEAPEST.orderNum }] },
      {
        name: 'select one',
        click: tick,
        effect: [{ selector: tick, at: 0, checked: true }, { selector: chosen, text: '1' }],
      },
    ],
  };
}

export const orders: Scenario = {
  name: 'orders',
  title: 'Order table, 1,000 rows',
  mustShow: [
    rowText(0), rowText(7), first?.course ?? '', first?.institution ?? '', formatFen(first?.total ?? 0),
    first?.createdAt ?? '', orderStatusLabel(first?.status ?? 1), '订单编号', '课程', '机构', '金额', '状态', '下单时间', '已选0笔',
  ],
  probes: {
    ours: probe('tbody tr', '.wt-sort', '[data-bench=chosen]'),
    plain: probe('.row:not(.heads)', '.heads button', '.chosen'),
    antd: probe('.ant-table-tbody .ant-table-row', '.ant-table-column-has-sorters', '[data-bench=chosen]'),
    arco: probe('.arco-table-body .arco-table-tr', '.arco-table-cell-with-sorter', '[data-bench=chosen]'),
    semi: probe('.semi-table-tbody .semi-table-row', '.semi-table-column-sorter-wrapper', '[data-bench=chosen]'),
    tdesign: probe('.t-table__body tr:has(input)', '.t-table__sort-icon', '[data-bench=chosen]'),
  },
};
