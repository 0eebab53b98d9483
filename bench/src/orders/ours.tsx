import '../shared/brand.ts';
import { useState } from 'react';
import { formatFen, orderStatusLabel } from '@wutong/domain';
import { Table } from '@wutong/ui/components/table';
import type { TableColumn } from '@wutong/ui/components/table';
import { Tag } from '@wutong/ui/components/tag';
import { ORDERS, WORDS } from './data.ts';
import type { OrderRow } from './data.ts';

const statusOf = ({ status }: OrderRow): string => orderStatusLabel(status);

const COLUMNS: TableColumn<OrderRow>[] = [
  { key: 'orderNum', title: WORDS.number, width: '12rem', text: (order) => order.orderNum },
  { key: 'course', title: WORDS.course, text: (order) => order.course },
  { key: 'institution', title: WORDS.institution, width: '12rem', text: (order) => order.institution },
  { key: 'total', title: WORDS.total, numeric: true, text: (order) => formatFen(order.total), sortBy: (order) => order.total },
  { key: 'status', title: WORDS.status, width: '7rem', text: statusOf, cell: (order) => <Tag>{statusOf(order)}</Tag> },
  { key: 'createdAt', title: WORDS.created, width: '10rem', text: (order) => order.createdAt },
];

const STATE = { status: 'ready', rows: ORDERS } as const;
const keyOf = (order: OrderRow): string => order.orderNum;

export function App() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <p data-bench="chosen">{WORDS.chosen} {chosen.size} {WORDS.unit}</p>
      <Table
        caption={WORDS.title}
        hideCaption
        columns={COLUMNS}
        state={STATE}
        keyOf={keyOf}
        nameOf={keyOf}
        selectable
        selected={chosen}
        onSelectedChange={setChosen}
      />
    </main>
  );
}
