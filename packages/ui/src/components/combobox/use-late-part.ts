import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { brandRootOf } from '../overlay/index.ts';

/** Where the cursor stood in the plain box when the full one took its place; null where it was elsewhere. */
export interface Held {
  start: number;
  end: number;
  /** Something was typed or pressed: the list is wanted. */
  wanted: boolean;
}

/**
 * Fetches the full half of a box when it is first approached, and takes it in place of the plain one: at once, but
 * never in the middle of a word that an input method is composing.
 */
export function useLatePart<Part>(load: () => Promise<Part>, field: RefObject<HTMLInputElement | null>) {
  const [taken, setTaken] = useState<{ part: Part; held: Held | null; root: Element } | null>(null);
  const arrived = useRef<{ part: Part } | null>(null);
  const asked = useRef(false);
  const wanted = useRef(false);
  const composing = useRef(false);
  const take = (): void => {
    const box = field.current;
    if (!arrived.current || !box || composing.current) return;
    const { part } = arrived.current;
    arrived.current = null;
    const held = document.activeElement === box
      ? { start: box.selectionStart ?? 0, end: box.selectionEnd ?? 0, wanted: wanted.current }
      : null;
    // In one go: a key pressed between the two would be lost.
    flushSync(() => setTaken({ part, held, root: brandRootOf(box) }));
  };
  const ask = (): void => {
    if (asked.current) return;
    asked.current = true;
    load().then(
      (part) => {
        arrived.current = { part };
        take();
      },
      // Offline perhaps: the next approach asks again, and until then the box is a plain one.
      () => { asked.current = false; },
    );
  };
  return { taken, ask, take, want: () => { wanted.current = true; }, composing };
}
