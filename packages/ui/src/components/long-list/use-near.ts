import { startTransition, useCallback, useRef, useState } from 'react';
import { watchNear } from './near-watch.ts';
import type { Nearness } from './near-watch.ts';

/** How a part stands to the window, and the ref that its element must have. */
export interface NearPart extends Nearness {
  ref: (element: Element | null) => (() => void) | undefined;
}

/**
 * Whether an element is near the window. `eager` is what holds before that is known: on the server and in the first
 * paint, so give it to what a page shows at once.
 */
export function useNear(eager: boolean): NearPart {
  const first = useRef(eager);
  const [nearness, setNearness] = useState<Nearness>({ near: eager, height: null });
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    return watchNear(element, first.current, (next) => {
      // What comes is wanted at once; what goes may take its time, so that scrolling is not held up.
      if (next.near) setNearness(next);
      else startTransition(() => setNearness(next));
    });
  }, []);
  return { ref, ...nearness };
}
