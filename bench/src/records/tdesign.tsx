import '../shared/tdesign.ts';
import { EnhancedTable } from 'tdesign-react';
import type { PrimaryTableCol } from 'tdesign-react';
import { formatHours } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { WORDS, YEARS } from './data.ts';
import type { StudyRow } from './data.ts';

interface Row extends StudyRow {
  children?: StudyRow[];
}

const ROWS: Row[] = YEARS.map(({ year, hours, rows }) => ({
  id: String(year), date: `${year} ${WORDS.year}`, course: '', form: '', hours, children: rows,
}));

const COLUMNS: PrimaryTableCol<Row>[] = [
  { title: WORDS.date, colKey: 'date', width: 180 },
  { title: WORDS.course, colKey: 'course' },
  { title: WORDS.form, colKey: 'form', width: 160 },
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
        data={ROWS}
        height={LIST_HEIGHT}
        scroll={{ type: 'virtual', rowHeight: 40, bufferSize: 5, threshold: 20 }}
        tableLayout="fixed"
        tree={{ childrenKey: 'children', treeNodeColumnIndex: 0, defaultExpandAll: true }}
      />
    </main>
  );
}
