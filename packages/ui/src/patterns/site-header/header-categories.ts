import type { CategoryPanelProps } from '../category-panel/index.ts';

/** The category tree for the header: a button on a desk, a part of the drawer on a phone. */
export interface HeaderCategories extends Omit<CategoryPanelProps, 'mode'> {
  /** Leaves the desk's button out (home and course centre, spec section 2); the drawer keeps the tree. */
  menuHidden: boolean;
}
