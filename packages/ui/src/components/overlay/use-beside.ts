import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** What to spread on an element that covers the window, to learn of presses on itself rather than on what it holds. */
export interface Beside {
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/** A press that began inside and ended beside (a text selected too far) is none. */
export function useBeside(onPress: (() => void) | undefined): Beside {
  const began = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }) => {
      began.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }) => {
      if (target === currentTarget && began.current) onPress?.();
    },
  };
}
