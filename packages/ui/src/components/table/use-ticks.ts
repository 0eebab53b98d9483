import { useLayoutEffect, useMemo, useState } from 'react';
import { useControlled } from '../shared/use-controlled.ts';
import { useStable } from '../shared/use-stable.ts';
import type { TickAllProps } from './TickAll.tsx';
import { createTicks } from './ticks.ts';
import type { Ticks } from './ticks.ts';

interface TicksInput<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selected: ReadonlySet<string> | undefined;
  defaultSelected: ReadonlySet<string> | undefined;
  onSelectedChange: ((selected: ReadonlySet<string>) => void) | undefined;
}

interface TableTicks<Row> {
  ticks: Ticks;
  /** Ticks one row or takes its tick away; the same function for as long as the table stands. */
  tick: (row: Row, selected: boolean) => void;
  all: TickAllProps;
}

const NONE: ReadonlySet<string> = new Set();

/** Which rows of a table are ticked, held by the caller or by the table. Keys of rows that are not here are left alone. */
export function useTicks<Row>({ rows, keyOf, selected, defaultSelected = NONE, onSelectedChange }: TicksInput<Row>): TableTicks<Row> {
  const [ticked, change] = useControlled(selected, defaultSelected, onSelectedChange);
  const [ticks] = useState(() => createTicks(ticked));
  // Before the paint, so that boxes and counts change together.
  useLayoutEffect(() => ticks.set(ticked), [ticks, ticked]);
  const set = (keys: readonly string[], on: boolean): void => {
    const next = new Set(ticked);
    for (const key of keys) {
      if (on) next.add(key);
      else next.delete(key);
    }
    change(next);
  };
  const tick = useStable((row: Row, on: boolean) => set([keyOf(row)], on));
  const here = useMemo(() => rows.reduce((count, row) => count + (ticked.has(keyOf(row)) ? 1 : 0), 0), [rows, ticked, keyOf]);
  return { ticks, tick, all: { ticked: here, of: rows.length, onTickAll: (on) => set(rows.map(keyOf), on) } };
}
