import '../shared/tdesign.ts';
import { useMemo, useState } from 'react';
import { Table, Tag } from 'tdesign-react';
import type { PrimaryTableCol, TableSort } from 'tdesign-react';
import { formatFen, orderStatusLabel } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { ORDERS, WORDS } from './data.ts';
import type { OrderRow } from './data.ts';

const COLUMNS: PrimaryTableCol<OrderRow>[] = [
  { colKey: 'row-select', type: 'multiple', width: 48 },
  { title: WORDS.number, colKey: 'orderNum', width: 200 },
  { title: WORDS.course, colKey: 'course' },
  { title: WORDS.institution, colKey: 'institution', width: 200 },
  { title: WORDS.total, colKey: 'total', width: 120, sorter: true, sortType: 'all', cell: ({ row }) => formatFen(row.total) },
  { title: WORDS.status, colKey: 'status', width: 100, cell: ({ row }) => <Tag>{orderStatusLabel(row.status)}</Tag> },
  { title: WORDS.created, colKey: 'createdAt', width: 160 },
];

export function App() {
  const [chosen, setChosen] = useState<(string | number)[]>([]);
  const [sort, setSort] = useState<TableSort>();
  const rows = useMemo(() => {
    if (!sort || Array.isArray(sort)) return ORDERS;
    const sorted = ORDERS.toSorted((one, other) => one.total - other.total);
    return sort.descending ? sorted.toReversed() : sorted;
  }, [sort]);
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <p data-bench="chosen">{WORDS.chosen} {chosen.length} {WORDS.unit}</p>
      <Table
        rowKey="orderNum"
        size="small"
        columns={COLUMNS}
        data={rows}
        height={LIST_HEIGHT}
        scroll={{ type: 'virtual', rowHeight: 40, bufferSize: 5, threshold: 20 }}
        tableLayout="fixed"
        {...(sort && { sort })}
        onSortChange={setSort}
        selectedRowKeys={chosen}
        onSelectChange={setChosen}
      />
    </main>
  );
}
