import { describe, expect, it } from 'vitest';
import { sizeTable } from './table.ts';

describe('the table of first loads', () => {
  it('says how much room is left, or how much is too much', () => {
    const table = sizeTable(
      [
        { branch: 'small', files: ['a.js'], loaded: 150_000, noted: 149_000 },
        { branch: 'large', files: ['a.js', 'b.js'], loaded: 160_400, noted: 160_400 },
      ],
      160_000,
    );
    expect(table).toContain('limit 160.0 kB');
    expect(table).toMatch(/small .*150\.0 kB .*10\.0 kB left/);
    expect(table).toMatch(/large .*160\.4 kB .*0\.4 kB too much/);
  });
});
