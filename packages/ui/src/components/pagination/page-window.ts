/** A place in the row of pages: a page number, or a gap between two. */
export type PagePlace = number | 'gap-before' | 'gap-after';

/**
 * The pages worth showing: the first, the last and those around the open one. A gap never hides a single page,
 * so the row keeps its length of seven places while it moves.
 */
export function pageWindow(current: number, pages: number): PagePlace[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (current <= 4) return [1, 2, 3, 4, 5, 'gap-after', pages];
  if (current >= pages - 3) return [1, 'gap-before', pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, 'gap-before', current - 1, current, current + 1, 'gap-after', pages];
}
