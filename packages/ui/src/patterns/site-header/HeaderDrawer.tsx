import type { MouseEvent } from 'react';
import { Drawer } from '../../components/drawer/index.ts';
import { useWording } from '../../wording/index.ts';
import { CategoryDrawer } from '../category-panel/index.ts';
import { Way } from '../shared/index.ts';
import type { NavEntry } from '../shared/index.ts';
import type { HeaderCategories } from './header-categories.ts';
import { DrawerBody } from './HeaderDrawer.styles.ts';

export interface HeaderDrawerProps {
  open: boolean;
  onClose: () => void;
  menu: readonly NavEntry[];
  categories: HeaderCategories | null;
}

/** The header's menu and the categories as the side room of a phone; choosing anything closes it. */
export function HeaderDrawer({ open, onClose, menu, categories }: HeaderDrawerProps) {
  const { shell, category } = useWording();
  const chosen = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a, .wt-entries button')) onClose();
  };
  return (
    <Drawer open={open} onClose={onClose} title={shell.menuTitle}>
      <DrawerBody onClick={chosen}>
        <nav aria-label={shell.mainMenu}>
          <ul className="wt-entries">
            {menu.map((item) => <li key={item.label}><Way entry={item} /></li>)}
          </ul>
        </nav>
        {categories && (
          <>
            <h3>{category.all}</h3>
            <CategoryDrawer state={categories.state} hrefOf={categories.hrefOf} />
          </>
        )}
      </DrawerBody>
    </Drawer>
  );
}
