import { useMemo } from 'react';
import type { TableColumn, TableSort } from './columns.ts';
import { SortSelect } from './SortSelect.tsx';
import { TickAll } from './TickAll.tsx';
import type { TickAllProps } from './TickAll.tsx';

interface TableToolsProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  tickAll: TickAllProps | undefined;
}

/** What the heads of the columns do, where rows are cards and heads are out of sight. */
export function TableTools<Row>({ columns, sort, onSort, tickAll }: TableToolsProps<Row>) {
  const sortable = useMemo(() => columns.filter((column) => column.sortBy !== undefined), [columns]);
  if (!tickAll && sortable.length === 0) return null;
  return (
    <div className="wt-tools">
      {tickAll && <TickAll {...tickAll} />}
      {sortable.length > 0 && <SortSelect columns={sortable} {...{ sort, onSort }} />}
    </div>
  );
}
