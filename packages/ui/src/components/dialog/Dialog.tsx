import { Overlay, overlayIntent, preloadOverlay } from '../overlay/index.ts';
import type { OverlayProps } from '../overlay/index.ts';

export type DialogProps = Omit<OverlayProps, 'placement'>;

/** Fetches the dialog's code before it is needed. */
export const preloadDialog = preloadOverlay;

/** Spread on the trigger: fetches the code when the pointer or the keyboard arrives. */
export const dialogIntent = overlayIntent;

/** Interrupts, for what must be answered before going on. In the middle on a desk, from below on a phone. */
export function Dialog(props: DialogProps) {
  return <Overlay {...props} placement="centre" />;
}
