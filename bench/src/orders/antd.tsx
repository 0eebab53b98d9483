import { useState } from 'react';
import type { Key } from 'react';
import { Table, Tag } from 'antd';
import type { TableColumnsType } from 'antd';
import { formatFen, orderStatusLabel } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { ORDERS, WORDS } from './data.ts';
import type { OrderRow } from './data.ts';

const COLUMNS: TableColumnsType<OrderRow> = [
  { title: WORDS.number, dataIndex: 'orderNum', width: 200 },
  { title: WORDS.course, dataIndex: 'course' },
  { title: WORDS.institution, dataIndex: 'institution', width: 200 },
  {
    title: WORDS.total, dataIndex: 'total', width: 120, render: (total: number) => formatFen(total),
    sorter: (one, other) => one.total - other.total, showSorterTooltip: false,
  },
  { title: WORDS.status, dataIndex: 'status', width: 100, render: (_, order) => <Tag>{orderStatusLabel(order.status)}</Tag> },
  { title: WORDS.created, dataIndex: 'createdAt', width: 160 },
];

export function App() {
  const [chosen, setChosen] = useState<Key[]>([]);
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <p data-bench="chosen">{WORDS.chosen} {chosen.length} {WORDS.unit}</p>
      <Table
        virtual
        rowKey="orderNum"
        size="small"
        columns={COLUMNS}
        dataSource={ORDERS}
        pagination={false}
        scroll={{ x: 1200, y: LIST_HEIGHT }}
        rowSelection={{ selectedRowKeys: chosen, onChange: setChosen }}
      />
    </main>
  );
}
