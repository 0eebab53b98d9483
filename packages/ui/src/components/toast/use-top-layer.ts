import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps an element in the browser's top layer, above the page and above any dialog. What comes into that layer later
 * lies higher, so the element is lifted again whenever `content` changes while a dialog is open.
 */
export function useTopLayer(content: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    // Browsers before 2024 have no such layer for it; there it lies above the page alone.
    if (!element || typeof element.showPopover !== 'function') return;
    const open = element.matches(':popover-open');
    if (open && document.querySelector('dialog[open]') === null) return;
    if (open) element.hidePopover();
    element.showPopover();
  }, [content]);
  return ref;
}
