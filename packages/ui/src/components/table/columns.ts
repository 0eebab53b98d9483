import type { ReactNode } from 'react';

/** What a column says of each row, and how. */
export interface TableCell<Row> {
  key: string;
  /** Names the column: above it, or before each value where rows are cards. Two to six characters. */
  title: string;
  /** What it says of a row, in words; drawn as it is unless `cell` draws more. */
  text(row: Row): string;
  /** Draws the value, where words alone do not do. Rows far from the window show `text`. */
  cell?(row: Row): ReactNode;
  /** Amounts, hours, counts: to the right, in figures of one width. */
  numeric?: boolean;
}

/** A column of a table. */
export interface TableColumn<Row> extends TableCell<Row> {
  /** A CSS grid track, the same for every row: `8rem`, `minmax(0, 2fr)`. An equal share unless told. */
  width?: string;
  /** What the column sorts by; `outside` where whoever holds `sort` brings the rows in order. Left out, it does not sort. */
  sortBy?: ((row: Row) => string | number) | 'outside';
}

/** By which column the rows are sorted, and which way. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

const TICK_TRACK = '1.5rem';

/**
 * The tracks of all rows: each row is a grid of its own, so tracks may not depend on what is in them, or the columns
 * of one row would not stand below those of another.
 */
export function tracksOf<Row>(columns: readonly TableColumn<Row>[], selectable: boolean, actionsWidth: string | undefined): string {
  const own = columns.map((column) => column.width ?? (column.numeric ? '6rem' : 'minmax(0, 1fr)'));
  return [...(selectable ? [TICK_TRACK] : []), ...own, ...(actionsWidth === undefined ? [] : [actionsWidth])].join(' ');
}

/** Texts in the order in which a Chinese reader looks for them. */
const { compare } = new Intl.Collator('zh-CN', { numeric: true });

/** The rows in the order that is asked for; those alike keep the order in which they came. */
export function sortedRows<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[], sort: TableSort | null): readonly Row[] {
  const by = columns.find((column) => column.key === sort?.column)?.sortBy;
  if (sort === null || by === undefined || by === 'outside') return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: by(row) }))
    .toSorted((left, right) => sign * compareValues(left.value, right.value))
    .map(({ row }) => row);
}

function compareValues(left: string | number, right: string | number): number {
  return typeof left === 'number' && typeof right === 'number' ? left - right : compare(String(left), String(right));
}

/** What a press on a column's head asks for: that column rising, then falling, then rising again. */
export function nextSort(column: string, now: TableSort | null): TableSort {
  const rising = now?.column === column && now.direction === 'ascending';
  return { column, direction: rising ? 'descending' : 'ascending' };
}
