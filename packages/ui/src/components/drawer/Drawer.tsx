import { Overlay, overlayIntent, preloadOverlay } from '../overlay/index.ts';
import type { OverlayProps } from '../overlay/index.ts';

export interface DrawerProps extends Omit<OverlayProps, 'placement' | 'role'> {
  /** Where it comes from. */
  from?: 'start' | 'end' | 'bottom' | undefined;
}

/** Fetches the drawer's code before it is needed. */
export const preloadDrawer = preloadOverlay;

/** Spread on the trigger: fetches the code when the pointer or the keyboard arrives. */
export const drawerIntent = overlayIntent;

/** A side room that is opened and left again: the categories, the menu and the filters of a phone. */
export function Drawer({ from = 'start', ...rest }: DrawerProps) {
  return <Overlay {...rest} placement={from} />;
}
