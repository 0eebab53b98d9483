import { Overlay } from '../overlay/index.ts';
import type { OverlayProps } from '../overlay/index.ts';

export type DialogProps = Omit<OverlayProps, 'placement'>;

/** Interrupts, for what must be answered before going on. In the middle on a desk, from below on a phone. */
export function Dialog(props: DialogProps) {
  return <Overlay {...props} placement="centre" />;
}
