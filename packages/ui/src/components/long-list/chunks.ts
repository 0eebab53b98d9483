/** Neighbouring rows of a long list that become full or light together. */
export interface Chunk<Item> {
  /** Stays the same while rows come and go, so that the rows that remain keep their elements. */
  key: number;
  rows: readonly Item[];
}

/** Chunks that a list has at most: the browser looks at the place of each whenever it scrolls. */
const MOST_CHUNKS = 150;

/** Rows that the chunks of a list start with: few enough to follow the window closely, many enough to be skipped as one. */
export function chunkRows(count: number): number {
  return Math.max(5, Math.ceil(count / MOST_CHUNKS));
}

const pieces = <Item>(rows: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size));

const alike = <Item>(some: readonly Item[], others: readonly Item[]): boolean =>
  some.length === others.length && some.every((row, index) => row === others[index]);

/** Which chunk each row belongs to: its own of before, or that of the row above it; undefined once the order differs. */
function homes<Item>(
  items: readonly Item[], keyOf: (item: Item) => string, before: readonly Chunk<Item>[],
): Item[][] | undefined {
  const known = new Map(before.flatMap((chunk, at) => chunk.rows.map((row) => [keyOf(row), at] as const)));
  const rows: Item[][] = before.map(() => []);
  let at = 0;
  for (const item of items) {
    const home = known.get(keyOf(item)) ?? at;
    if (home < at) return undefined;
    at = home;
    rows[at]?.push(item);
  }
  return rows;
}

/**
 * Cuts a list into chunks, keeping the cuts of `before` as far as rows were only taken out, put in or changed: what
 * did not change is the same object as before. Rows in another order are cut afresh.
 */
export function chunked<Item>(
  items: readonly Item[], keyOf: (item: Item) => string, before: readonly Chunk<Item>[] = [],
): readonly Chunk<Item>[] {
  const size = chunkRows(items.length);
  const placed = before.length > 0 ? homes(items, keyOf, before) : undefined;
  if (!placed) return pieces(items, size).map((rows, key) => ({ key, rows }));
  let next = Math.max(...before.map((chunk) => chunk.key)) + 1;
  return before.flatMap((chunk, at) => {
    const rows = placed[at] ?? [];
    if (rows.length === 0) return [];
    if (alike(rows, chunk.rows)) return [chunk];
    if (rows.length <= 2 * size) return [{ key: chunk.key, rows }];
    return pieces(rows, size).map((piece, index) => ({ key: index === 0 ? chunk.key : next++, rows: piece }));
  });
}
