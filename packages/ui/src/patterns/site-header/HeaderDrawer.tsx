import type { MouseEvent } from 'react';
import { Drawer } from '../../components/drawer/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { useWording } from '../../wording/index.ts';
import { CategoryDrawer } from '../category-panel/index.ts';
import type { NavItem } from '../shared/index.ts';
import type { HeaderCategories } from './header-categories.ts';
import { DrawerBody } from './HeaderDrawer.styles.ts';

export interface HeaderDrawerProps {
  open: boolean;
  onClose: () => void;
  menu: readonly NavItem[];
  categories: HeaderCategories | null;
}

/** The header's menu and the categories as the side room of a phone; choosing anything closes it. */
export function HeaderDrawer({ open, onClose, menu, categories }: HeaderDrawerProps) {
  const { shell, category } = useWording();
  const chosen = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Drawer open={open} onClose={onClose} title={shell.menuTitle}>
      <DrawerBody onClick={chosen}>
        <nav aria-label={shell.mainMenu}>
          <ul className="wt-entries">
            {menu.map((item) => (
              <li key={item.href}>
                <Anchor href={item.href} external={item.external} aria-current={item.current ? 'page' : undefined}>
                  {item.label}
                </Anchor>
              </li>
            ))}
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
