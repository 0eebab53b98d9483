import { Overlay } from '../overlay/index.ts';
import type { OverlayProps } from '../overlay/index.ts';

export interface DrawerProps extends Omit<OverlayProps, 'placement' | 'role'> {
  /** Where it comes from. */
  from?: 'start' | 'end' | 'bottom' | undefined;
}

/** A side room that is opened and left again: the categories, the menu and the filters of a phone. */
export function Drawer({ from = 'start', ...rest }: DrawerProps) {
  return <Overlay {...rest} placement={from} />;
}
