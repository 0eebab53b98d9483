import { useEffect, useState } from 'react';

/** Longest page that is shown whole, in px; past it the frame scrolls. */
const LONGEST = 6000;

/** How long a page's height is followed after it has come, in ms: pictures and late parts make it grow. */
const FOLLOWED = 8000;

/** How small a frame must be drawn to fit its place, and where the page inside it ends (px, before scaling). */
export function useFrameSize(frame: HTMLIFrameElement | null, width: number): { scale: number; end: number } {
  const [scale, setScale] = useState(1);
  const [end, setEnd] = useState(0);

  useEffect(() => {
    const place = frame?.parentElement;
    if (!place) return undefined;
    const observer = new ResizeObserver(() => setScale(Math.min(1, place.clientWidth / width)));
    observer.observe(place);
    return () => observer.disconnect();
  }, [frame, width]);

  useEffect(() => {
    if (!frame) return undefined;
    const began = performance.now();
    const timer = setInterval(() => {
      setEnd(Math.min(LONGEST, frame.contentDocument?.body?.scrollHeight ?? 0));
      if (performance.now() - began > FOLLOWED) clearInterval(timer);
    }, 400);
    return () => clearInterval(timer);
  }, [frame, frame?.src]);

  return { scale, end };
}
