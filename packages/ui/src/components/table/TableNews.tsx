import { fill } from '../../wording/index.ts';
import { useTableWording } from '../../wording/table.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { TableColumn, TableSort } from './columns.ts';

interface TableNewsProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  waiting: boolean;
}

/** Says what the eye sees change: that rows are awaited, in which order they stand. */
export function TableNews<Row>({ columns, sort, waiting }: TableNewsProps<Row>) {
  const words = useTableWording().table;
  const column = columns.find(({ key }) => key === sort?.column);
  return (
    <VisuallyHidden role="status">
      {waiting && words.loading}
      {!waiting && sort && column && fill(words.sorted, { order: fill(words[sort.direction], { column: column.title }) })}
    </VisuallyHidden>
  );
}
