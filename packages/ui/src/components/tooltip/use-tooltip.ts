import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { placeBeside } from './place.ts';
import type { TooltipSide } from './place.ts';

/** Milliseconds of resting on the trigger before it opens, and of leaving before it closes: time to cross the gap. */
const REST = 400;
const LEAVE = 150;

/** When a tooltip is open, and where it stands (WCAG 1.4.13: dismissible, hoverable, persistent). */
export function useTooltip(side: TooltipSide) {
  const [open, setOpen] = useState(false);
  const bubble = useRef<HTMLSpanElement>(null);
  const trigger = useRef<Element | null>(null);
  const timer = useRef(0);
  const later = (next: boolean, wait: number): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), wait);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!open || !element) return undefined;
    const place = (): void => {
      if (!trigger.current) return;
      const view = { width: window.innerWidth, height: window.innerHeight };
      const { left, top } = placeBeside(trigger.current.getBoundingClientRect(), element.getBoundingClientRect(), view, side);
      element.style.setProperty('left', `${left}px`);
      element.style.setProperty('top', `${top}px`);
    };
    // Escape closes the tooltip alone, not the dialog that it may stand in.
    const dismiss = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    // Browsers without the popover API show it by its styles, above what is not in the top layer.
    element.showPopover?.();
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    document.addEventListener('keydown', dismiss, true);
    return () => {
      window.removeEventListener('scroll', place, true);
      document.removeEventListener('keydown', dismiss, true);
      element.hidePopover?.();
    };
  }, [open, side]);
  const enter = (event: PointerEvent | FocusEvent, wait: number): void => {
    trigger.current = event.currentTarget;
    later(true, wait);
  };
  return { open, bubble, enter, stay: () => later(true, 0), leave: (wait = LEAVE) => later(false, wait), rest: REST };
}
