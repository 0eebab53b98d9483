import { useWording } from '../../wording/index.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import { DrawerRoot, OpenRoot } from './CategoryPanel.styles.ts';
import { CategoryTree } from './CategoryTree.tsx';
import type { CategoryTreeProps } from './CategoryTree.tsx';

export interface CategoryPanelProps extends Pick<CategoryTreeProps, 'state' | 'hrefOf'> {
  /**
   * `open`: the roots stand in the page, the fly-out beside them (home). `menu`: a button opens them (header).
   * `drawer`: an accordion for the side room of a phone.
   */
  mode: 'open' | 'menu' | 'drawer';
}

/** The category tree of three levels, for mouse, touch and keyboard (spec section 2, category tree panel). */
export function CategoryPanel({ state, hrefOf, mode }: CategoryPanelProps) {
  const words = useWording().category;
  if (mode === 'menu') return <CategoryMenu state={state} hrefOf={hrefOf} />;
  const Root = mode === 'open' ? OpenRoot : DrawerRoot;
  return (
    <Root aria-label={words.label}>
      <CategoryTree state={state} hrefOf={hrefOf} shape={mode === 'open' ? 'roots' : 'accordion'} />
    </Root>
  );
}
