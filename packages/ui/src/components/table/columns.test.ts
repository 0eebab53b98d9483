import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, sortedRows, tracksOf } from './columns.ts';
import type { TableColumn } from './columns.ts';

interface Row {
  id: number;
  name: string;
  amount: number;
}

const columns: TableColumn<Row>[] = [
  { key: 'name', title: '课程', text: (row) => row.name, sortBy: (row) => row.name },
  { key: 'amount', title: '金额', text: (row) => String(row.amount), numeric: true, sortBy: (row) => row.amount },
  { key: 'time', title: '时间', text: () => '', sortBy: 'outside', width: '9rem' },
];
const rows = fc.array(fc.record({ id: fc.nat(), name: fc.string(), amount: fc.integer() }));

describe('sorted rows', () => {
  it('are the same rows, each not before a smaller one', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const sorted = sortedRows(given, columns, { column: 'amount', direction: 'ascending' });
        expect(new Set(sorted)).toEqual(new Set(given));
        expect(sorted.every((row, at) => at === 0 || (sorted[at - 1]?.amount ?? 0) <= row.amount)).toBe(true);
      }),
    );
  });

  it('keep the order in which they came where they are alike, rising and falling', () => {
    const given = [1, 2, 3].map((id) => ({ id, name: '同名', amount: 1 }));
    for (const direction of ['ascending', 'descending'] as const) {
      expect(sortedRows(given, columns, { column: 'name', direction })).toEqual(given);
    }
  });

  it('stand as a Chinese reader looks for them, figures by their value', () => {
    const given = ['张三', '李四', '第10期', '第9期'].map((name, id) => ({ id, name, amount: 0 }));
    const names = sortedRows(given, columns, { column: 'name', direction: 'ascending' }).map((row) => row.name);
    expect(names).toEqual(['第9期', '第10期', '李四', '张三']);
  });

  it('are left as they came where somebody else sorts, or nobody', () => {
    const given = [{ id: 1, name: 'b', amount: 2 }, { id: 2, name: 'a', amount: 1 }];
    expect(sortedRows(given, columns, null)).toBe(given);
    expect(sortedRows(given, columns, { column: 'time', direction: 'ascending' })).toBe(given);
  });
});

describe('a press on a head', () => {
  it('sorts rising, then falling, then rising; another column begins anew', () => {
    const first = nextSort('name', null);
    const second = nextSort('name', first);
    expect([first.direction, second.direction, nextSort('name', second).direction]).toEqual(['ascending', 'descending', 'ascending']);
    expect(nextSort('amount', first)).toEqual({ column: 'amount', direction: 'ascending' });
  });
});

describe('the tracks of a row', () => {
  it('are one for each column, and for the tick and the actions where there are any', () => {
    expect(tracksOf(columns, false, undefined)).toBe('minmax(0, 1fr) 6rem 9rem');
    expect(tracksOf(columns, true, '5rem')).toBe('1.5rem minmax(0, 1fr) 6rem 9rem 5rem');
  });
});
