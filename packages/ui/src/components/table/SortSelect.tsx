import { memo } from 'react';
import type { ReactNode } from 'react';
import { fill } from '../../wording/index.ts';
import { useTableWording } from '../../wording/table.ts';
import { Select } from '../select/index.ts';
import type { TableCell, TableSort } from './columns.ts';

/** Methods, not properties: `memo` forgets that a component is generic, and only methods bear that. */
interface SortSelectProps<Row> {
  /** The columns that sort. */
  columns: readonly TableCell<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
}

const DIRECTIONS = ['ascending', 'descending'] as const;

function SortSelectOnce<Row>({ columns, sort, onSort }: SortSelectProps<Row>): ReactNode {
  const words = useTableWording().table;
  const sorts = columns.flatMap(({ key, title }) => DIRECTIONS.map((direction) => ({ column: key, title, direction })));
  const options = sorts.map(({ column, title, direction }) => ({
    value: `${column} ${direction}`,
    label: fill(words[direction], { column: title }),
  }));
  return (
    <Select
      label={words.sort}
      hideLabel
      placeholder={words.unsorted}
      options={options}
      value={sort ? `${sort.column} ${sort.direction}` : ''}
      onChange={({ target }) => {
        const chosen = sorts.find(({ column, direction }) => `${column} ${direction}` === target.value);
        onSort(chosen ? { column: chosen.column, direction: chosen.direction } : null);
      }}
    />
  );
}

/** The order of the rows, where the heads of columns are out of sight. */
export const SortSelect: typeof SortSelectOnce = memo(SortSelectOnce);
