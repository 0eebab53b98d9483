import { sumFen, type Fen } from '../money/money.ts';
import type { CourseSummary } from '../course/course.ts';

/** One course in a cart. */
export interface CartLine {
  courseId: string;
  course: Pick<
    CourseSummary,
    'id' | 'name' | 'cover' | 'categoryIds' | 'studyForm' | 'hours' | 'price' | 'originalPrice' | 'validDays'
  >;
  selected: boolean;
  /** False when the course can't be bought any more; it stays visible so that nothing vanishes. */
  available: boolean;
}

/** The lines of one institution. */
export interface CartGroup {
  institutionId: string;
  institutionName: string;
  lines: CartLine[];
}

/** A cart, grouped by institution. */
export interface Cart {
  groups: CartGroup[];
}

/** What a cart comes to. */
export interface CartTotals {
  lines: number;
  selected: number;
  /** Sum of the selected lines. */
  total: Fen;
  /** What the selected lines save against their original prices. */
  saved: Fen;
}

/** Whether nothing, a part or all of some lines is selected. */
export type Selection = 'none' | 'some' | 'all';

/** All lines of a cart, group by group. */
export function cartLines(cart: Cart): CartLine[] {
  return cart.groups.flatMap((group) => group.lines);
}

/** The lines that will be bought: selected and still available. */
export function linesToBuy(cart: Cart): CartLine[] {
  return cartLines(cart).filter((line) => line.selected && line.available);
}

/** Adds up a cart. Lines that can't be bought never count. */
export function cartTotals(cart: Cart): CartTotals {
  const chosen = linesToBuy(cart);
  return {
    lines: cartLines(cart).length,
    selected: chosen.length,
    total: sumFen(chosen.map((line) => line.course.price)),
    saved: sumFen(chosen.map((line) => savingOf(line.course))),
  };
}

function savingOf(course: Pick<CourseSummary, 'price' | 'originalPrice'>): Fen {
  return Math.max(0, (course.originalPrice ?? course.price) - course.price);
}

/** How much of some lines is selected, counting only those that can be. */
export function selectionOf(lines: readonly CartLine[]): Selection {
  const possible = lines.filter((line) => line.available);
  const chosen = possible.filter((line) => line.selected).length;
  if (chosen === 0) return 'none';
  return chosen === possible.length ? 'all' : 'some';
}

/** The cart as it looks once some courses are selected or not. Lines and groups that stay as they are are the same objects. */
export function withSelection(cart: Cart, courseIds: readonly string[], selected: boolean): Cart {
  const ids = new Set(courseIds);
  return mapGroups(cart, (lines) =>
    lines.map((line) => (ids.has(line.courseId) && line.available && line.selected !== selected ? { ...line, selected } : line)),
  );
}

/** The cart without some courses; groups left empty go too, those that lose nothing are the same objects. */
export function withoutCourses(cart: Cart, courseIds: readonly string[]): Cart {
  const ids = new Set(courseIds);
  const { groups } = mapGroups(cart, (lines) => lines.filter((line) => !ids.has(line.courseId)));
  return { groups: groups.filter((group) => group.lines.length > 0) };
}

function mapGroups(cart: Cart, change: (lines: CartLine[]) => CartLine[]): Cart {
  const groups = cart.groups.map((group) => {
    const lines = change(group.lines);
    const same = lines.length === group.lines.length && lines.every((line, at) => line === group.lines[at]);
    return same ? group : { ...group, lines };
  });
  return { groups };
}
