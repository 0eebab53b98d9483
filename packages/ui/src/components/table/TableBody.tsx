import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { fill } from '../../wording/index.ts';
import { useTableWording } from '../../wording/table.ts';
import { LongRows } from '../long-list/index.ts';
import type { TableColumn } from './columns.ts';
import { TableNote, WaitingRows } from './TableNote.tsx';
import type { TableState } from './TableNote.tsx';
import { TableRow } from './TableRow.tsx';

interface TableBodyProps<Row> {
  columns: readonly TableColumn<Row>[];
  state: TableState<Row>;
  /** The rows of the state in the order in which they stand. */
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Keys of the ticked rows; undefined in a table without ticks. */
  ticked: ReadonlySet<string> | undefined;
  onTick: (row: Row, selected: boolean) => void;
  actions: ((row: Row) => ReactNode) | undefined;
  empty: ReactNode;
}

/** Rows that stand in full at once: more than the highest window shows. */
const EAGER_ROWS = 20;

/** What stands below the heads: the rows, or why there are none. */
export function TableBody<Row>({ columns, state, rows, keyOf, nameOf, ticked, onTick, actions, empty }: TableBodyProps<Row>) {
  const { selectRow } = useTableWording().table;
  const renderRow = useCallback(
    (row: Row, near: boolean) => (
      <TableRow
        {...{ row, columns, near, onTick }}
        {...(actions && { actions })}
        selected={ticked && near ? ticked.has(keyOf(row)) : ticked && false}
        tickLabel={ticked && near ? fill(selectRow, { name: nameOf(row) }) : ''}
      />
    ),
    [columns, onTick, actions, ticked, keyOf, nameOf, selectRow],
  );
  const own = columns.map((column) => column.numeric ?? false);
  const numeric = [...(ticked ? [false] : []), ...own, ...(actions ? [false] : [])];
  if (state.status === 'loading') return <WaitingRows rows={state.rows} numeric={numeric} />;
  if (rows.length === 0) return <TableNote span={numeric.length} empty={empty} failed={state.status === 'failed' ? state : undefined} />;
  return <LongRows as="tbody" items={rows} {...{ keyOf, renderRow }} eager={EAGER_ROWS} />;
}
