import { startTransition, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { chunked, chunkRows } from './chunks.ts';
import type { Nearness } from './near-watch.ts';
import { RowChunk } from './RowChunk.tsx';
import { useLate } from './use-late.ts';

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
  /** What the rows stand in, a few together: a part without meaning of its own, or of a table. */
  as?: 'div' | 'tbody' | undefined;
}

const UNKNOWN: ReadonlyMap<number, Nearness> = new Map();

/**
 * The rows of a long list or table without what stands around them. All of them are in the document as words, so that
 * finding, printing, selecting and screen readers reach them; only those near the window have their controls.
 */
export function LongRows<Item>({ items, keyOf, renderRow, eager = 10, short = 40, as = 'div' }: LongRowsProps<Item>) {
  const [known, setKnown] = useState(() => ({ items, chunks: chunked(items, keyOf) }));
  let { chunks } = known;
  if (known.items !== items) {
    chunks = chunked(items, keyOf, chunks);
    setKnown({ items, chunks });
  }
  const [places, setPlaces] = useState(UNKNOWN);
  const onMove = useCallback((key: number, place: Nearness) => {
    const set = (): void => setPlaces((old) => new Map(old).set(key, place));
    // What comes is wanted at once; what goes may take its time, so that scrolling is not held up.
    if (place.near) set();
    else startTransition(set);
  }, []);
  // Chunks that are far keep the way in which they were drawn, so that a press passes them by.
  const late = useLate(renderRow, false);
  const size = chunkRows(items.length);
  const whole = items.length <= short;
  return chunks.map(({ key, rows }, at) => {
    const eagerly = at * size < eager;
    const { near: close, height } = places.get(key) ?? { near: eagerly, height: null };
    const near = whole || close;
    return <RowChunk key={key} {...{ rows, keyOf, near, onMove, as }} at={key} height={height} renderRow={near ? renderRow : late} />;
  });
}
