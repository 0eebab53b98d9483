import '../shared/tdesign.ts';
import { EnhancedTable } from 'tdesign-react';
import type { PrimaryTableCol } from 'tdesign-react';
import { formatHours } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { WORDS } from './data.ts';
import { formOf, headOf, TREE_ROWS } from './tree-rows.ts';
import type { TreeRow } from './tree-rows.ts';

const COLUMNS: PrimaryTableCol<TreeRow>[] = [
  { title: WORDS.date, colKey: 'date', width: 180, cell: ({ row }) => headOf(row) },
  { title: WORDS.course, colKey: 'courseName' },
  { title: WORDS.institution, colKey: 'institutionName', width: 200 },
  { title: WORDS.form, colKey: 'form', width: 160, cell: ({ row }) => formOf(row) },
  { title: WORDS.hours, colKey: 'hours', width: 120, cell: ({ row }) => formatHours(row.hours) },
];

export function App() {
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <EnhancedTable
        rowKey="id"
        size="small"
        columns={COLUMNS}
        data={TREE_ROWS}
        height={LIST_HEIGHT}
        scroll={{ type: 'virtual', rowHeight: 40, bufferSize: 5, threshold: 20 }}
        tableLayout="fixed"
        tree={{ childrenKey: 'children', treeNodeColumnIndex: 0, defaultExpandAll: true }}
      />
    </main>
  );
}
