import { useId, useMemo } from 'react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useControlled } from '../shared/use-controlled.ts';
import { useStable } from '../shared/use-stable.ts';
import { sortedRows, tracksOf } from './columns.ts';
import type { TableColumn, TableSort } from './columns.ts';
import { role } from './roles.ts';
import { Root } from './Table.styles.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { TableNews } from './TableNews.tsx';
import type { TableState } from './TableNote.tsx';
import { TableTools } from './TableTools.tsx';
import { TicksContext } from './ticks.ts';
import { useTicks } from './use-ticks.ts';

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table holds; it is read before the table, and shown above it unless `hideCaption`. */
  caption: string;
  hideCaption?: boolean | undefined;
  /** The first one names the row. Keep the list the same between renders. */
  columns: readonly TableColumn<Row>[];
  state: TableState<Row>;
  keyOf: (row: Row) => string;
  /** What a row is called beside its tick box: 订单 2026112109. */
  nameOf: (row: Row) => string;
  sort?: TableSort | null | undefined;
  defaultSort?: TableSort | null | undefined;
  onSortChange?: ((sort: TableSort | null) => void) | undefined;
  /** Whether rows can be ticked. */
  selectable?: boolean | undefined;
  /** Keys of the rows that are ticked. */
  selected?: ReadonlySet<string> | undefined;
  defaultSelected?: ReadonlySet<string> | undefined;
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** What can be done with a row. Keep the function the same between renders. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Width of the actions' column, a CSS grid track. */
  actionsWidth?: string | undefined;
  /** What stands where no rows are; says what will be here. */
  empty?: ReactNode;
}

type TableStyle = CSSProperties & { '--wt-tracks'?: string; '--wt-lines'?: number };

const NO_ROWS: readonly never[] = [];

/**
 * Rows and columns: native table elements, sorted by the buttons in their heads, ticked by native check boxes. On a
 * phone each row is a card, and still a row to assistive technology. Thousands of rows cost what the window shows.
 */
export function Table<Row>({
  caption, hideCaption = false, columns, state, keyOf, nameOf, sort: givenSort, defaultSort = null, onSortChange,
  selectable = false, selected, defaultSelected, onSelectedChange, actions, actionsWidth = '6rem', empty, ...rest
}: TableProps<Row>) {
  const captionId = useId();
  const [sort, change] = useControlled(givenSort, defaultSort, onSortChange);
  const setSort = useStable(change);
  const given = state.status === 'ready' ? state.rows : NO_ROWS;
  const rows = useMemo(() => sortedRows(given, columns, sort), [given, columns, sort]);
  const { ticks, tick, all } = useTicks({ rows, keyOf, selected, defaultSelected, onSelectedChange });
  const tickAll = selectable ? all : undefined;
  const style: TableStyle = {
    '--wt-tracks': tracksOf(columns, selectable, actions && actionsWidth), '--wt-lines': columns.length + (actions ? 1 : 0),
  };
  const waiting = state.status === 'loading';
  return (
    <Root {...rest}>
      <TableNews {...{ columns, sort, waiting }} />
      <TableTools {...{ columns, sort, tickAll }} onSort={setSort} />
      <table {...role.table} aria-labelledby={captionId} aria-busy={waiting || undefined} style={style}>
        <caption id={captionId} data-hidden={hideCaption || undefined}>{caption}</caption>
        <TableHead {...{ columns, sort, tickAll }} onSort={setSort} hasActions={actions !== undefined} />
        <TicksContext value={ticks}>
          <TableBody {...{ columns, state, rows, keyOf, nameOf, selectable, empty }} {...(actions && { actions })} onTick={tick} />
        </TicksContext>
      </table>
    </Root>
  );
}
