import type { Cart, CartGroup, CartLine } from '@wutong/domain';

/** A cart as one flat list, as windowed lists want it: a head for each institution, then its courses. */
export type Row = { kind: 'head'; key: string; group: CartGroup } | { kind: 'line'; key: string; line: CartLine };

export function rowsOf(cart: Cart): Row[] {
  return cart.groups.flatMap((group): Row[] => [
    { kind: 'head', key: group.institutionId, group },
    ...group.lines.map((line): Row => ({ kind: 'line', key: line.courseId, line })),
  ]);
}
