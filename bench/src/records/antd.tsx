import { Table } from 'antd';
import type { TableColumnsType } from 'antd';
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

const COLUMNS: TableColumnsType<Row> = [
  { title: WORDS.date, dataIndex: 'date', width: 180 },
  { title: WORDS.course, dataIndex: 'course' },
  { title: WORDS.form, dataIndex: 'form', width: 160 },
  { title: WORDS.hours, dataIndex: 'hours', width: 120, render: (hours: number) => formatHours(hours) },
];

export function App() {
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <Table
        virtual
        rowKey="id"
        size="small"
        columns={COLUMNS}
        dataSource={ROWS}
        pagination={false}
        scroll={{ x: 1000, y: LIST_HEIGHT }}
        expandable={{ defaultExpandAllRows: true }}
      />
    </main>
  );
}
