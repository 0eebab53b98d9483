import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunked, chunkRows } from './chunks.ts';

interface Row {
  id: string;
}

const keyOf = (row: Row): string => row.id;
const rowsOf = (ids: readonly number[]): Row[] => ids.map((id) => ({ id: String(id) }));
const many = fc.uniqueArray(fc.nat({ max: 400 }), { maxLength: 120 }).map(rowsOf);
const all = (chunks: readonly { rows: readonly Row[] }[]): Row[] => chunks.flatMap((chunk) => [...chunk.rows]);

describe('chunks of a long list', () => {
  it('hold every row once and in order, whatever stood there before', () => {
    fc.assert(
      fc.property(many, many, (before, after) => {
        const chunks = chunked(after, keyOf, chunked(before, keyOf));
        expect(all(chunks)).toEqual(after);
        expect(new Set(chunks.map((chunk) => chunk.key)).size).toBe(chunks.length);
        expect(chunks.every((chunk) => chunk.rows.length > 0 && chunk.rows.length <= 2 * chunkRows(after.length))).toBe(true);
      }),
    );
  });

  it('are not so many that looking at all of them costs', () => {
    for (const count of [0, 40, 500, 1000, 3650, 20_000]) {
      expect(chunked(rowsOf(Array.from({ length: count }, (_, id) => id)), keyOf).length).toBeLessThanOrEqual(150);
    }
  });

  it('stay the same objects where nothing changed', () => {
    const rows = rowsOf(Array.from({ length: 35 }, (_, index) => index));
    const before = chunked(rows, keyOf);
    const changed = rows.map((row, index) => (index === 12 ? { ...row } : row));
    const after = chunked(changed, keyOf, before);
    expect(after.map((chunk, at) => chunk === before[at])).toEqual([true, true, false, true, true, true, true]);
  });

  it('keep their cuts when a row is taken out, so that no other row moves house', () => {
    fc.assert(
      fc.property(many, fc.nat(), (rows, pick) => {
        const gone = rows[pick % Math.max(1, rows.length)];
        const before = chunked(rows, keyOf);
        const after = chunked(rows.filter((row) => row !== gone), keyOf, before);
        const kept = new Set(before);
        expect(after.filter((chunk) => !kept.has(chunk)).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('take rows that are added at the end without touching those before', () => {
    const rows = rowsOf(Array.from({ length: 95 }, (_, index) => index));
    const before = chunked(rows.slice(0, 10), keyOf);
    const after = chunked(rows, keyOf, before);
    expect(after[0]).toBe(before[0]);
    expect(after.length).toBeGreaterThan(16);
  });
});
