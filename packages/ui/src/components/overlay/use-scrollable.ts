import { useCallback, useState } from 'react';

/**
 * Whether an element's content is longer than the element: then it must take focus, or a keyboard could not
 * scroll it (browsers differ in doing so by themselves). Answers the ref to put on it.
 */
export function useScrollable(): [ref: (element: HTMLElement | null) => (() => void) | undefined, scrollable: boolean] {
  const [scrollable, setScrollable] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrollable(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, scrollable];
}
