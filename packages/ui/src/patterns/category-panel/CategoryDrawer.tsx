import { useWording } from '../../wording/index.ts';
import { CategoryAccordion } from './CategoryAccordion.tsx';
import { DrawerRoot } from './CategoryDrawer.styles.ts';
import type { CategoryHref } from './CategoryLeaves.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import type { CategoryTreeState } from './CategoryTree.tsx';

/** The category tree as an accordion, for the side room of a phone. Comes with the drawer, not before. */
export function CategoryDrawer({ state, hrefOf }: { state: CategoryTreeState; hrefOf: CategoryHref }) {
  const words = useWording().category;
  return (
    <DrawerRoot aria-label={words.label}>
      <CategoryTree state={state}>{(tree) => <CategoryAccordion tree={tree} hrefOf={hrefOf} />}</CategoryTree>
    </DrawerRoot>
  );
}
