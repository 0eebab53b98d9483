import type { ReactNode } from 'react';
import type { CategoryNode } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { useWording } from '../../wording/index.ts';

/** Where the category tree stands. */
export type CategoryTreeState =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; tree: readonly CategoryNode[] };

/** Rows of the skeleton: about as many as a branch has root categories. */
const ROWS = 14;

export interface CategoryTreeProps {
  state: CategoryTreeState;
  /** Draws the tree once it is there. */
  children: (tree: readonly CategoryNode[]) => ReactNode;
}

/** The tree in whichever shape, or what stands there until it has come. */
export function CategoryTree({ state, children }: CategoryTreeProps) {
  const words = useWording().category;
  if (state.status === 'loading') {
    return (
      <div className="wt-waiting" aria-busy>
        <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
        {Array.from({ length: ROWS }, (_, index) => <Skeleton key={index} className="wt-root" />)}
      </div>
    );
  }
  if (state.status === 'failed') {
    return (
      <div className="wt-trouble" role="alert">
        <p>{words.failed}</p>
        <Button size="sm" onClick={state.onRetry}>{words.retry}</Button>
      </div>
    );
  }
  if (state.tree.length === 0) return <p className="wt-trouble">{words.none}</p>;
  return children(state.tree);
}
