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
  /** Goes on or back from where the row is heading, so that two quick presses are two slides. */
  step: (by: 1 | -1) => void;
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
  const heading = useRef(0);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(interval > 0 && count > 1);
  const [held, setHeld] = useState(false);

  const settle = useCallback(() => {
    const row = track.current;
    if (!row || row.clientWidth === 0) return;
    const place = row.scrollLeft / row.clientWidth;
    const nearest = Math.round(place);
    if (Math.abs(place - nearest) * row.clientWidth < 1) heading.current = nearest;
    setIndex(nearest);
  }, []);
  const go = useCallback((to: number) => {
    heading.current = (to + count) % count;
    const row = track.current;
    row?.scrollTo({ left: heading.current * row.clientWidth, behavior: calm() ? 'auto' : 'smooth' });
  }, [count]);
  const step = useCallback((by: 1 | -1) => go(heading.current + by), [go]);
  useEffect(() => {
    if (calm()) setPlaying(false);
  }, []);
  useEffect(() => {
    if (!playing || held) return undefined;
    const timer = setInterval(() => step(1), interval);
    return () => clearInterval(timer);
  }, [playing, held, interval, step]);

  return { track, index, playing, settle, go, step, toggle: () => setPlaying(!playing), hold: setHeld };
}

function calm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
