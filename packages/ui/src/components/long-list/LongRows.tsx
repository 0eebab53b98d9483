import { Fragment, memo, useDeferredValue, useMemo, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { CHUNK_ROWS, chunked } from './chunks.ts';
import { useNear } from './use-near.ts';

export interface LongRowsProps<Item> {
  items: readonly Item[];
  /** What an item is known by, however the list changes. */
  keyOf: (item: Item) => string;
  /**
   * Draws a row: one element. With `near` false only its words, in the same elements as otherwise: text that stays
   * keeps being found, selected and focused while the rest comes. Keep the function itself the same between renders
   * (module level or `useCallback`), and memoise the row that it draws.
   */
  renderRow: (item: Item, near: boolean) => ReactNode;
  /** Rows that stand in full in the server's page and in the first paint. */
  eager?: number | undefined;
  /** A list of so many rows is all in full: making rows light would save nothing. 40 unless told. */
  short?: number | undefined;
  /** What the rows stand in, ten or so together: a part without meaning of its own, or of a table. */
  as?: 'div' | 'tbody' | undefined;
}

/** Methods, not properties: `memo` forgets that a component is generic, and only methods bear that. */
interface RowChunkProps<Item> {
  rows: readonly Item[];
  keyOf(item: Item): string;
  renderRow(item: Item, near: boolean): ReactNode;
  eager: boolean;
  whole: boolean;
  as: 'div' | 'tbody';
}

type LightStyle = CSSProperties & { '--wt-rows'?: number; '--wt-kept-row'?: string | undefined };

function RowChunkOnce<Item>({ rows, keyOf, renderRow, eager, whole, as: Part }: RowChunkProps<Item>): ReactNode {
  const { ref, near: close, height } = useNear(eager);
  const near = whole || close;
  // Nobody looks at light rows: they follow after the paint, so that a press costs no more than what is in the window.
  const lateRows = useDeferredValue(rows);
  const lateRender = useDeferredValue(renderRow);
  const shown = near ? rows : lateRows;
  const draw = near ? renderRow : lateRender;
  const content = useMemo(
    () => shown.map((row) => <Fragment key={keyOf(row)}>{draw(row, near)}</Fragment>),
    [shown, draw, keyOf, near],
  );
  const kept = height === null ? undefined : `${height / shown.length}px`;
  const light: LightStyle = { '--wt-rows': shown.length, '--wt-kept-row': kept };
  return <Part ref={ref} data-light={near ? undefined : ''} style={near ? undefined : light}>{content}</Part>;
}

const RowChunk: typeof RowChunkOnce = memo(RowChunkOnce);

/**
 * The rows of a long list or table without what stands around them. All of them are in the document as words, so that
 * finding, printing, selecting and screen readers reach them; only those near the window have their controls.
 */
export function LongRows<Item>({
  items, keyOf, renderRow, eager = CHUNK_ROWS, short = 40, as = 'div',
}: LongRowsProps<Item>) {
  const [known, setKnown] = useState(() => ({ items, chunks: chunked(items, keyOf) }));
  let { chunks } = known;
  if (known.items !== items) {
    chunks = chunked(items, keyOf, chunks);
    setKnown({ items, chunks });
  }
  return chunks.map(({ key, rows }, at) => (
    <RowChunk key={key} {...{ rows, keyOf, renderRow, eager: at * CHUNK_ROWS < eager, whole: items.length <= short, as }} />
  ));
}
