import type { CartLine } from '@wutong/domain';

/** What can be done with the lines of a cart. */
export interface CartCalls {
  onSelect: (courseIds: string[], selected: boolean) => void;
  /** Asks to take one course out; whoever owns the cart confirms it first. */
  onRemove: (courseId: string) => void;
  courseHref: (courseId: string, institutionId: string) => string;
}

/** A line as it is drawn. */
export interface CartRowProps extends Omit<CartCalls, 'courseHref'> {
  line: CartLine;
  /** Address of the course. */
  href: string;
  /** Whether it stands in full; otherwise as words only. */
  near: boolean;
  pending: boolean;
}
