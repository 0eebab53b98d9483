import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useControlled } from '../shared/use-controlled.ts';
import type { TickAllProps } from './TickAll.tsx';

interface TicksInput<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selected: ReadonlySet<string> | undefined;
  defaultSelected: ReadonlySet<string> | undefined;
  onSelectedChange: ((selected: ReadonlySet<string>) => void) | undefined;
}

interface Ticks<Row> {
  ticked: ReadonlySet<string>;
  /** Ticks one row or takes its tick away; the same function for as long as the table stands. */
  tick: (row: Row, selected: boolean) => void;
  all: TickAllProps;
}

const NONE: ReadonlySet<string> = new Set();

/** Which rows of a table are ticked, held by the caller or by the table. Keys of rows that are not here are left alone. */
export function useTicks<Row>({ rows, keyOf, selected, defaultSelected = NONE, onSelectedChange }: TicksInput<Row>): Ticks<Row> {
  const [ticked, change] = useControlled(selected, defaultSelected, onSelectedChange);
  const set = (keys: readonly string[], on: boolean): void => {
    const next = new Set(ticked);
    for (const key of keys) {
      if (on) next.add(key);
      else next.delete(key);
    }
    change(next);
  };
  const setOne = (row: Row, on: boolean): void => set([keyOf(row)], on);
  const latest = useRef(setOne);
  useEffect(() => {
    latest.current = setOne;
  });
  const tick = useCallback((row: Row, on: boolean) => latest.current(row, on), []);
  const here = useMemo(() => rows.reduce((count, row) => count + (ticked.has(keyOf(row)) ? 1 : 0), 0), [rows, ticked, keyOf]);
  return { ticked, tick, all: { ticked: here, of: rows.length, onTickAll: (on) => set(rows.map(keyOf), on) } };
}
