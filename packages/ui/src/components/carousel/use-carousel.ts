import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** What the carousel's parts need to know and do. */
export interface CarouselControl {
  /** The scrolling row; it is the truth of which slide shows, so that a swipe and a button agree. */
  track: RefObject<HTMLDivElement | null>;
  index: number;
  playing: boolean;
  /** Called while the row scrolls. */
  settle: () => void;
  go: (index: number) => void;
  toggle: () => void;
  /** The pointer or the keyboard is inside: the slides wait. */
  hold: (held: boolean) => void;
}

/**
 * Turns slides by themselves every `interval` milliseconds, unless the reader paused them, is inside, or asked
 * the system for reduced motion. With 0 or a single slide nothing moves by itself.
 */
export function useCarousel(count: number, interval: number): CarouselControl {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(interval > 0 && count > 1);
  const [held, setHeld] = useState(false);

  const settle = useCallback(() => {
    const row = track.current;
    if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
  }, []);
  const go = useCallback(
    (to: number) => {
      const row = track.current;
      if (row) row.scrollTo({ left: ((to + count) % count) * row.clientWidth, behavior: calm() ? 'auto' : 'smooth' });
    },
    [count],
  );
  useEffect(() => {
    if (calm()) setPlaying(false);
  }, []);
  useEffect(() => {
    if (!playing || held) return undefined;
    const timer = setInterval(() => go(index + 1), interval);
    return () => clearInterval(timer);
  }, [playing, held, index, interval, go]);

  return { track, index, playing, settle, go, toggle: () => setPlaying(!playing), hold: setHeld };
}

function calm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
