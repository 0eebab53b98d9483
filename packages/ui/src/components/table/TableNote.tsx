import type { ReactNode } from 'react';
import { useTableWording } from '../../wording/table.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { role } from './roles.ts';

/** Where the rows of a table stand. */
export type TableState<Row> =
  | { status: 'loading'; rows?: number }
  | { status: 'failed'; message?: string; onRetry: () => void }
  | { status: 'ready'; rows: readonly Row[] };

/** Rows of the skeleton unless told: about what a phone shows. */
const WAITING_ROWS = 6;

/** Rows in the shape of what is about to come. */
export function WaitingRows({ rows = WAITING_ROWS, numeric }: { rows?: number | undefined; numeric: readonly boolean[] }) {
  return (
    <tbody {...role.group} aria-hidden>
      {Array.from({ length: rows }, (_row, at) => (
        <tr key={at} {...role.row}>
          {numeric.map((figures, column) => (
            <td key={column} {...role.cell} className={figures ? 'wt-numeric' : undefined}>
              <Skeleton className="wt-skeleton" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface TableNoteProps {
  /** Columns of the table, which the note spans. */
  span: number;
  /** What stands where no rows are. */
  empty: ReactNode;
  failed: { message?: string; onRetry: () => void } | undefined;
}

/** What stands in place of rows: nothing to show, or it could not be had. */
export function TableNote({ span, empty, failed }: TableNoteProps) {
  const words = useTableWording().table;
  return (
    <tbody {...role.group}>
      <tr {...role.row} data-note>
        <td {...role.cell} colSpan={span} aria-colspan={span}>
          {failed ? (
            <EmptyState role="alert" title={failed.message ?? words.failed} action={<Button onClick={failed.onRetry}>{words.retry}</Button>} />
          ) : (empty ?? <EmptyState title={words.empty} />)}
        </td>
      </tr>
    </tbody>
  );
}
