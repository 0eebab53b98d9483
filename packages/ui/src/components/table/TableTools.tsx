import { fill } from '../../wording/index.ts';
import { useTableWording } from '../../wording/table.ts';
import { Select } from '../select/index.ts';
import type { TableColumn, TableSort } from './columns.ts';
import { TickAll } from './TickAll.tsx';
import type { TickAllProps } from './TickAll.tsx';

interface TableToolsProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  ticks: TickAllProps | undefined;
}

const DIRECTIONS = ['ascending', 'descending'] as const;

/** What the heads of the columns do, where rows are cards and heads are out of sight. */
export function TableTools<Row>({ columns, sort, onSort, ticks }: TableToolsProps<Row>) {
  const words = useTableWording().table;
  const sortable = columns.filter((column) => column.sortBy !== undefined);
  if (!ticks && sortable.length === 0) return null;
  const sorts = sortable.flatMap((column) => DIRECTIONS.map((direction) => ({ column, direction })));
  const options = sorts.map(({ column, direction }) => ({
    value: `${column.key} ${direction}`,
    label: fill(words[direction], { column: column.title }),
  }));
  return (
    <div className="wt-tools">
      {ticks && <TickAll {...ticks} />}
      {sortable.length > 0 && (
        <Select
          label={words.sort}
          hideLabel
          placeholder={words.unsorted}
          options={options}
          value={sort ? `${sort.column} ${sort.direction}` : ''}
          onChange={({ target }) => {
            const chosen = sorts.find(({ column, direction }) => `${column.key} ${direction}` === target.value);
            onSort(chosen ? { column: chosen.column.key, direction: chosen.direction } : null);
          }}
        />
      )}
    </div>
  );
}
