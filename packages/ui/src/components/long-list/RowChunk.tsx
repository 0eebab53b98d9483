import { Fragment, memo, useCallback, useMemo, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { watchNear } from './near-watch.ts';
import type { Nearness } from './near-watch.ts';
import { useLate } from './use-late.ts';

/** Methods, not properties: `memo` forgets that a component is generic, and only methods bear that. */
interface RowChunkProps<Item> extends Nearness {
  /** The chunk's key, by which it tells where it is. */
  at: number;
  rows: readonly Item[];
  keyOf(item: Item): string;
  renderRow(item: Item, near: boolean): ReactNode;
  onMove: (at: number, place: Nearness) => void;
  as: 'div' | 'tbody';
}

type LightStyle = CSSProperties & { '--wt-rows'?: number; '--wt-kept-row'?: string | undefined };

function RowChunkOnce<Item>({ at, rows, keyOf, renderRow, near, height, onMove, as: Part }: RowChunkProps<Item>): ReactNode {
  const first = useRef(near);
  const ref = useCallback(
    (element: Element | null) => (element ? watchNear(element, first.current, (place) => onMove(at, place)) : undefined),
    [at, onMove],
  );
  const shown = useLate(rows, near);
  const content = useMemo(
    () => shown.map((row) => <Fragment key={keyOf(row)}>{renderRow(row, near)}</Fragment>),
    [shown, renderRow, keyOf, near],
  );
  const kept = height === null ? undefined : `${height / shown.length}px`;
  const light: LightStyle = { '--wt-rows': shown.length, '--wt-kept-row': kept };
  return <Part ref={ref} data-rows={near ? 'full' : 'light'} style={near ? undefined : light}>{content}</Part>;
}

/** A few neighbouring rows, full or light together. */
export const RowChunk: typeof RowChunkOnce = memo(RowChunkOnce);
