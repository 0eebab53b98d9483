import { memo } from 'react';
import type { ReactNode } from 'react';
import type { TableCell } from './columns.ts';
import { role } from './roles.ts';

/** Methods, not properties: `memo` forgets that a component is generic, and only methods bear that. */
interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableCell<Row>[];
  near: boolean;
  /** Whether it is ticked; undefined in a table without ticks. */
  selected: boolean | undefined;
  /** Name of its tick box. */
  tickLabel: string;
  onTick(row: Row, selected: boolean): void;
  actions?(row: Row): ReactNode;
}

function RowOnce<Row>({ row, columns, near, selected, tickLabel, onTick, actions }: TableRowProps<Row>): ReactNode {
  return (
    <tr {...role.row} data-selected={selected || undefined}>
      {selected !== undefined && (
        <td {...role.cell} className="wt-tick-cell">
          {near && (
            <label className="wt-tick">
              <input type="checkbox" aria-label={tickLabel} checked={selected} onChange={(event) => onTick(row, event.target.checked)} />
            </label>
          )}
        </td>
      )}
      {columns.map(({ key, title, text, cell, numeric }, at) => {
        const content = near && cell ? cell(row) : text(row);
        return at === 0 ? (
          <th key={key} {...role.rowHead}>{content}</th>
        ) : (
          <td key={key} {...role.cell} data-title={title} className={numeric ? 'wt-numeric' : undefined}>
            {/* One element beside the title that a card puts before it. */}
            {cell && near ? <div>{content}</div> : content}
          </td>
        );
      })}
      {actions && <td {...role.cell} className="wt-actions">{near && actions(row)}</td>}
    </tr>
  );
}

/** One row: plain elements, styled by the table around them. Far from the window it is words only. */
export const TableRow: typeof RowOnce = memo(RowOnce);
