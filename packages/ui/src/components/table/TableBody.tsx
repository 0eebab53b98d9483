import { memo, useCallback } from 'react';
import type { ReactNode } from 'react';
import { fill } from '../../wording/index.ts';
import { useTableWording } from '../../wording/table.ts';
import { LongRows } from '../long-list/index.ts';
import type { TableCell } from './columns.ts';
import { TableNote, WaitingRows } from './TableNote.tsx';
import type { TableState } from './TableNote.tsx';
import { TableRow } from './TableRow.tsx';

/** Methods, not properties: `memo` forgets that a component is generic, and only methods bear that. */
interface TableBodyProps<Row> {
  columns: readonly TableCell<Row>[];
  state: TableState<Row>;
  /** The rows of the state in the order in which they stand. */
  rows: readonly Row[];
  keyOf(row: Row): string;
  nameOf(row: Row): string;
  selectable: boolean;
  onTick(row: Row, selected: boolean): void;
  actions?(row: Row): ReactNode;
  empty: ReactNode;
}

/** Rows that stand in full at once: more than the highest window shows. */
const EAGER_ROWS = 20;

function Body<Row>({ columns, state, rows, keyOf, nameOf, selectable, onTick, actions, empty }: TableBodyProps<Row>): ReactNode {
  const { selectRow } = useTableWording().table;
  const renderRow = useCallback(
    (row: Row, near: boolean) => (
      <TableRow
        {...{ row, columns, near, selectable, onTick }}
        {...(actions && { actions })}
        rowKey={keyOf(row)}
        tickLabel={selectable && near ? fill(selectRow, { name: nameOf(row) }) : ''}
      />
    ),
    [columns, onTick, actions, selectable, keyOf, nameOf, selectRow],
  );
  const own = columns.map((column) => column.numeric ?? false);
  const numeric = [...(selectable ? [false] : []), ...own, ...(actions ? [false] : [])];
  if (state.status === 'loading') return <WaitingRows rows={state.rows} numeric={numeric} />;
  if (rows.length === 0) return <TableNote span={numeric.length} empty={empty} failed={state.status === 'failed' ? state : undefined} />;
  return <LongRows as="tbody" items={rows} {...{ keyOf, renderRow }} eager={EAGER_ROWS} />;
}

/** What stands below the heads: the rows, or why there are none. */
export const TableBody: typeof Body = memo(Body);
