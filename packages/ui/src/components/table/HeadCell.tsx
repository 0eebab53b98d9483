import { memo } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { Icon } from '../icon/index.ts';
import { fill } from '../../wording/index.ts';
import { useTableWording } from '../../wording/table.ts';
import type { TableSort } from './columns.ts';
import { role } from './roles.ts';

const SIGNS = { ascending: ArrowUp, descending: ArrowDown };

interface HeadCellProps {
  column: string;
  title: string;
  numeric: boolean;
  sortable: boolean;
  /** Which way the rows are sorted by this column; undefined when by another one or not at all. */
  direction: TableSort['direction'] | undefined;
  onPress: (column: string) => void;
}

/** The head of one column; a button where the column sorts. */
export const HeadCell = memo(function HeadCell({ column, title, numeric, sortable, direction, onPress }: HeadCellProps) {
  const words = useTableWording().table;
  return (
    <th {...role.columnHead} aria-sort={direction} className={numeric ? 'wt-numeric' : undefined}>
      {sortable ? (
        <button type="button" className="wt-sort" title={fill(words.sortBy, { column: title })} onClick={() => onPress(column)}>
          {title}
          <Icon of={direction ? SIGNS[direction] : ChevronsUpDown} size="sm" />
        </button>
      ) : title}
    </th>
  );
});
