import { useWording } from '../../wording/index.ts';
import type { CategoryHref } from './CategoryLeaves.tsx';
import { CategoryMenu } from './CategoryMenu.tsx';
import { OpenRoot } from './CategoryPanel.styles.ts';
import { CategoryRoots } from './CategoryRoots.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import type { CategoryTreeState } from './CategoryTree.tsx';

export interface CategoryPanelProps {
  state: CategoryTreeState;
  hrefOf: CategoryHref;
  /** `open`: the roots stand in the page, the fly-out beside them (home). `menu`: a button opens them (header). */
  mode: 'open' | 'menu';
}

/** The category tree of three levels, for mouse, touch and keyboard (spec section 2, category tree panel). */
export function CategoryPanel({ state, hrefOf, mode }: CategoryPanelProps) {
  const words = useWording().category;
  if (mode === 'menu') return <CategoryMenu state={state} hrefOf={hrefOf} />;
  return (
    <OpenRoot aria-label={words.label}>
      <CategoryTree state={state}>{(tree) => <CategoryRoots tree={tree} hrefOf={hrefOf} />}</CategoryTree>
    </OpenRoot>
  );
}
