import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Calls `onOutside` when a press lands outside the element, while `active`. */
export function useOutside<T extends HTMLElement>(active: boolean, onOutside: () => void): RefObject<T | null> {
  const element = useRef<T>(null);
  const latest = useRef(onOutside);
  useEffect(() => {
    latest.current = onOutside;
  });
  useEffect(() => {
    if (!active) return undefined;
    const look = (event: PointerEvent): void => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) latest.current();
    };
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  }, [active]);
  return element;
}
