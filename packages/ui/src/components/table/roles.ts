/**
 * What the parts of a table are to assistive technology, said outright: rows are laid out as grids, and as cards on a
 * phone, and Safari takes a table element at its word only while it is laid out as a table.
 */
export const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
