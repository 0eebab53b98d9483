import type { ReactNode, RefObject } from 'react';
import { I18nProvider, Menu, MenuItem as Item, Popover, RouterProvider } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import type { IconShape } from '../icon/index.ts';
import type { Navigate } from '../link/index.ts';
import { brandRootOf } from '../overlay/index.ts';
import { List } from './Menu.styles.ts';

/** A place to go or a thing to do. */
export type MenuItem = { key: string; label: string; icon?: IconShape | undefined } & (
  | { href: string; onSelect?: never }
  | { href?: never; onSelect: () => void }
);

export interface MenuContent {
  /** What the menu holds, for screen readers. */
  label: string;
  items: readonly MenuItem[];
  /** What stands above the items: who is signed in. */
  header?: ReactNode;
}

interface MenuImplProps extends MenuContent {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  navigate: Navigate;
}

/** The lazy half of the menu. */
export function MenuImpl({ label, items, header, open, onOpenChange, button, navigate }: MenuImplProps) {
  const root = button.current ? brandRootOf(button.current) : document.body;
  return (
    <I18nProvider locale="zh-CN">
      <RouterProvider navigate={navigate}>
        <Popover
          aria-label={label}
          triggerRef={button}
          isOpen={open}
          onOpenChange={onOpenChange}
          placement="bottom end"
          UNSTABLE_portalContainer={root}
          render={(props) => <List {...props} />}
        >
          {header && <div className="wt-header">{header}</div>}
          <Menu aria-label={label} autoFocus="first" onClose={() => onOpenChange(false)}>
            {items.map((item) => (
              <Item
                key={item.key}
                id={item.key}
                className="wt-item"
                textValue={item.label}
                {...(item.href === undefined ? { onAction: item.onSelect } : { href: item.href })}
              >
                {item.icon && <Icon of={item.icon} size="sm" />}
                {item.label}
              </Item>
            ))}
          </Menu>
        </Popover>
      </RouterProvider>
    </I18nProvider>
  );
}
