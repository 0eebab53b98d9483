import '../shared/arco.ts';
import { useState } from 'react';
import { Table, Tag } from '@arco-design/web-react';
import type { TableColumnProps } from '@arco-design/web-react';
import { formatFen, orderStatusLabel } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { ORDERS, WORDS } from './data.ts';
import type { OrderRow } from './data.ts';
import '@arco-design/web-react/es/Table/style/css.js';
import '@arco-design/web-react/es/Tag/style/css.js';

const COLUMNS: TableColumnProps<OrderRow>[] = [
  { title: WORDS.number, dataIndex: 'orderNum', width: 200 },
  { title: WORDS.course, dataIndex: 'course' },
  { title: WORDS.institution, dataIndex: 'institution', width: 200 },
  {
    title: WORDS.total, dataIndex: 'total', width: 120, render: (total: number) => formatFen(total),
    sorter: (one: OrderRow, other: OrderRow) => one.total - other.total,
  },
  { title: WORDS.status, dataIndex: 'status', width: 100, render: (_, order) => <Tag>{orderStatusLabel(order.status)}</Tag> },
  { title: WORDS.created, dataIndex: 'createdAt', width: 160 },
];

export function App() {
  const [chosen, setChosen] = useState<(string | number)[]>([]);
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <p data-bench="chosen">{WORDS.chosen} {chosen.length} {WORDS.unit}</p>
      <Table
        virtualized
        rowKey="orderNum"
        size="small"
        columns={COLUMNS}
        data={ORDERS}
        pagination={false}
        border={false}
        scroll={{ x: 1200, y: LIST_HEIGHT }}
        rowSelection={{ selectedRowKeys: chosen, onChange: setChosen }}
      />
    </main>
  );
}
