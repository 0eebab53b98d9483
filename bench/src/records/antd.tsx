import { Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { formatHours } from '@wutong/domain';
import { LIST_HEIGHT } from '../shared/sizes.ts';
import { WORDS } from './data.ts';
import { formOf, headOf, TREE_ROWS } from './tree-rows.ts';
import type { TreeRow } from './tree-rows.ts';

const COLUMNS: TableColumnsType<TreeRow> = [
  { title: WORDS.date, dataIndex: 'id', width: 180, render: (_, row) => headOf(row) },
  { title: WORDS.course, dataIndex: 'courseName' },
  { title: WORDS.institution, dataIndex: 'institutionName', width: 200 },
  { title: WORDS.form, dataIndex: 'studyForm', width: 160, render: (_, row) => formOf(row) },
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
        dataSource={TREE_ROWS}
        pagination={false}
        scroll={{ x: 1000, y: LIST_HEIGHT }}
        expandable={{ defaultExpandAllRows: true }}
      />
    </main>
  );
}
