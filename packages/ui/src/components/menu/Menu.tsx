import { useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useNavigate } from '../link/index.ts';
import { arriving } from '../shared/arriving.tsx';
import { Trigger } from './Menu.styles.ts';
import type { MenuContent } from './MenuImpl.tsx';

export type { MenuItem } from './MenuImpl.tsx';

const impl = arriving(() => import('./MenuImpl.tsx').then((module) => module.MenuImpl));

/** Fetches the menu's code before it is needed. */
export const preloadMenu = impl.preload;

/** Spread on an element near the trigger to fetch earlier than the trigger itself would. */
export const menuIntent = { onPointerEnter: preloadMenu, onFocus: preloadMenu };

export interface MenuProps extends MenuContent, Omit<ComponentProps<'button'>, 'children' | 'ref'> {
  /** What stands on the button that opens it. */
  trigger: ReactNode;
}

/** A button and the list of places and actions behind it (the account menu). Arrow keys move, Escape closes. */
export function Menu({ label, items, header, trigger, ...rest }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const press = (): void => {
    setAsked(true);
    setOpen(!open);
  };
  return (
    <>
      <Trigger
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={press}
        {...menuIntent}
        {...rest}
      >
        {trigger}
      </Trigger>
      {asked && <impl.Part {...{ label, items, header, open, navigate }} onOpenChange={setOpen} button={button} />}
    </>
  );
}
