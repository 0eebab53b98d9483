import { useTableWording } from '../../wording/table.ts';
import { useStable } from '../shared/use-stable.ts';
import { nextSort } from './columns.ts';
import type { TableColumn, TableSort } from './columns.ts';
import { HeadCell } from './HeadCell.tsx';
import { role } from './roles.ts';
import { TickAll } from './TickAll.tsx';
import type { TickAllProps } from './TickAll.tsx';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  /** The tick for all rows; undefined in a table without ticks. */
  tickAll: TickAllProps | undefined;
  hasActions: boolean;
}

/** The heads of the columns: stays in sight while the rows go by. */
export function TableHead<Row>({ columns, sort, onSort, tickAll, hasActions }: TableHeadProps<Row>) {
  const words = useTableWording().table;
  const press = useStable((column: string) => onSort(nextSort(column, sort)));
  return (
    <thead {...role.group}>
      <tr {...role.row}>
        {tickAll && <th {...role.columnHead} className="wt-tick-cell"><TickAll {...tickAll} hideLabel /></th>}
        {columns.map(({ key, title, numeric = false, sortBy }) => (
          <HeadCell
            key={key}
            column={key}
            {...{ title, numeric }}
            sortable={sortBy !== undefined}
            direction={sort?.column === key ? sort.direction : undefined}
            onPress={press}
          />
        ))}
        {hasActions && <th {...role.columnHead} className="wt-actions">{words.actions}</th>}
      </tr>
    </thead>
  );
}
