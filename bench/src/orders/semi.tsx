import { useState } from 'react';
import { Table, Tag } from '@douyinfe/semi-ui-19';
import type { ColumnProps } from '@douyinfe/semi-ui-19/lib/es/table';
import { formatFen, orderStatusLabel } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { ORDERS, WORDS } from './data.ts';
import type { OrderRow } from './data.ts';

const COLUMNS: ColumnProps<OrderRow>[] = [
  { title: WORDS.number, dataIndex: 'orderNum', width: 200 },
  { title: WORDS.course, dataIndex: 'course' },
  { title: WORDS.institution, dataIndex: 'institution', width: 200 },
  {
    title: WORDS.total, dataIndex: 'total', width: 120, render: (total: number) => formatFen(total),
    sorter: (one?: OrderRow, other?: OrderRow) => (one?.total ?? 0) - (other?.total ?? 0), showSortTip: false,
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
        dataSource={ORDERS}
        pagination={false}
        scroll={{ x: 1200, y: LIST_HEIGHT }}
        rowSelection={{ selectedRowKeys: chosen, onChange: (keys = []) => setChosen(keys) }}
      />
    </main>
  );
}
