import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Width in px from which paper and answer card have room beside each other. */
const ROOM_FOR_BOTH = 900;

/**
 * Whether an element is wide enough for the paper with its card; its own width counts, not the window's. False until
 * it was measured, ahead of the first paint: a phone must not draw two hundred questions to show one.
 */
export function useWide(ref: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => setWide(element.clientWidth >= ROOM_FOR_BOTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return wide;
}
