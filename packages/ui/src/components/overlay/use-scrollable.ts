import { useCallback, useState } from 'react';

/**
 * Whether an element's content is longer than the element: then it must take focus, or a keyboard could not
 * scroll it (browsers differ in doing so by themselves). Answers the ref to put on it.
 */
export function useScrollable(): [ref: (element: HTMLElement | null) => (() => void) | undefined, scrollable: boolean] {
  const [scrollable, setScrollable] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = (): void => setScrollable(element.scrollHeight > element.clientHeight);
    // At once, since an observer first speaks after the element has been seen without it.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, scrollable];
}
