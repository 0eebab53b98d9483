/** Distances in px: from the trigger, and from the edges of the window. */
const GAP = 8;

/** Sides a tooltip prefers; it changes over where there is no room. */
export type TooltipSide = 'above' | 'below';

/** A box of the window, in px. */
type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width' | 'height'>;

/** Where a bubble stands: centred over or under its trigger, inside the window. In px from the window's corner. */
export function placeBeside(trigger: Box, bubble: Pick<Box, 'width' | 'height'>, view: { width: number; height: number }, side: TooltipSide) {
  const above = trigger.top - GAP - bubble.height;
  const below = trigger.bottom + GAP;
  const fitsBelow = below + bubble.height <= view.height - GAP;
  const up = side === 'above' ? above >= GAP || !fitsBelow : !fitsBelow && above >= GAP;
  const centred = trigger.left + trigger.width / 2 - bubble.width / 2;
  return { left: Math.max(GAP, Math.min(centred, view.width - bubble.width - GAP)), top: up ? above : below };
}
