import { memo, use, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { TableCell } from './columns.ts';
import { role } from './roles.ts';
import { TicksContext } from './ticks.ts';

/** Methods, not properties: `memo` forgets that a component is generic, and only methods bear that. */
interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableCell<Row>[];
  near: boolean;
  /** Whether rows can be ticked, by which key this one is, and what its tick box is called. */
  selectable: boolean;
  rowKey: string;
  tickLabel: string;
  onTick(row: Row, selected: boolean): void;
  actions?(row: Row): ReactNode;
}

/** A row's tick box: it alone listens for ticks, and only near the window. */
function Tick({ rowKey, label, onTick }: { rowKey: string; label: string; onTick: (selected: boolean) => void }) {
  const ticks = use(TicksContext);
  const isTicked = (): boolean => ticks.has(rowKey);
  const ticked = useSyncExternalStore(ticks.subscribe, isTicked, isTicked);
  return (
    <label className="wt-tick">
      <input type="checkbox" aria-label={label} checked={ticked} onChange={(event) => onTick(event.target.checked)} />
    </label>
  );
}

function RowOnce<Row>({ row, columns, near, selectable, rowKey, tickLabel, onTick, actions }: TableRowProps<Row>): ReactNode {
  return (
    <tr {...role.row}>
      {selectable && (
        <td {...role.cell} className="wt-tick-cell">
          {near && <Tick rowKey={rowKey} label={tickLabel} onTick={(selected) => onTick(row, selected)} />}
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
