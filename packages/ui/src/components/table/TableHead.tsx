import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { Icon } from '../icon/index.ts';
import { fill } from '../../wording/index.ts';
import { useTableWording } from '../../wording/table.ts';
import { nextSort } from './columns.ts';
import type { TableColumn, TableSort } from './columns.ts';
import { role } from './roles.ts';
import { TickAll } from './TickAll.tsx';
import type { TickAllProps } from './TickAll.tsx';

const SIGNS = { ascending: ArrowUp, descending: ArrowDown };

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  /** The tick for all rows; undefined in a table without ticks. */
  ticks: TickAllProps | undefined;
  hasActions: boolean;
}

/** The heads of the columns: stays in sight while the rows go by. */
export function TableHead<Row>({ columns, sort, onSort, ticks, hasActions }: TableHeadProps<Row>) {
  const words = useTableWording().table;
  return (
    <thead {...role.group}>
      <tr {...role.row}>
        {ticks && <th {...role.columnHead} className="wt-tick-cell"><TickAll {...ticks} hideLabel /></th>}
        {columns.map(({ key, title, numeric, sortBy }) => {
          const direction = sort?.column === key ? sort.direction : undefined;
          return (
            <th key={key} {...role.columnHead} aria-sort={direction} className={numeric ? 'wt-numeric' : undefined}>
              {sortBy === undefined ? title : (
                <button type="button" className="wt-sort" title={fill(words.sortBy, { column: title })} onClick={() => onSort(nextSort(key, sort))}>
                  {title}
                  <Icon of={direction ? SIGNS[direction] : ChevronsUpDown} size="sm" />
                </button>
              )}
            </th>
          );
        })}
        {hasActions && <th {...role.columnHead} className="wt-actions">{words.actions}</th>}
      </tr>
    </thead>
  );
}
